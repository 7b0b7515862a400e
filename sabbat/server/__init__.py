"""The table: seats people and bots, stores, tells. It holds no rule.

From the outside in:
app            routes, headers, start and stop        api, api_types  what is asked under /api
ways_in        addresses and codes, over HTTP         api_answers     how it is answered
callers        who calls, and by which name           timed_http      time limits for requests
reach          by which addresses we are reached      local_network   a second door, opened by a press
codes          short codes for tables                 passes          a person's key, carried to another device
invitation     what a link shows before it is opened  docs_pages      the documentation, as it was shipped
socket         a browser's connection                 viewers         its outbox
hearing        what comes over it                     protecting      identity and headers, before every route
identity       who a browser is                       limits          how much it may ask
lobby          the tables that are in memory          my_tables       the tables of a person, wherever they are
metrics        figures for operators                  gc_pauses       the collector works when it is quiet
nodes          one server among several               proxy           HAProxy before them
kept_tables    tables that cannot be resumed          deflate         few bytes; dead lines noticed soon
frames         messages that need no library          sign_of_life    says that this server is alive

Turn notices:
turn_notices   a queue, and who works it off          notices_api     on and off, over HTTP
push_message   sealed and signed                      push_line       the way out, to public addresses alone
subscriptions  who wants them, and where              notice_settings what the operator wants

One table:
table_state    who sits, who looks on, the match      table           the same with inbox, bots, clock; what it tells
inbox          one queue, one at a time               messages        what a table can be told
handlers       the one function for each message      asking          people's requests, each answered once
replies        answers already given                  refused         a request that the table turns down
playing        propose, store, adopt, tell            presence        who comes, goes, is away, takes too long
quick_answers  the same without a task that waits     written_actions which action was sent
sitting        seats                                  hosting         what the host decides
talking        chat, phrases, pointing                seating         chairs and names
undoing        an answer is taken back, by consent    paces           how gentle bots are to whom, kept
bot_seats      a table's bots                         bot_workers     the processes they think in
bot_worker     one such process                       seen_events     events as one viewer may see them
bot_turns      whose bot thinks next                  line_worker     a process spoken to by lines
card_files     cards of one's own                     card_worker     the process in which they are looked at
giving_way     they leave people the processor
fair_play      fair time                              timing          clocks
deadlines      how long somebody has been waited for  telling         what one viewer is told
calling        whom to tell by push: it is your turn  shared_views    what several are told, written once
knocking       who asks to be let in                  protocol_door   the messages about that

What survives:
store          SQLite or PostgreSQL                   stored_table    a table's row and the form of its entries
snapshots      the match as it stands                 resuming        how a table comes back
services       what all tables share                  protocol        the messages
protocol_base  what each of them is made of           protocol_undo   those about taking back
protocol_talk  those about what is said
kept_keys      keys made at the first start
checking       whether every table can be resumed
"""
