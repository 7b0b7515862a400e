// boardgame.io's own server with its own defaults: tables in memory, socket.io. Prints its address when it listens.
const { Server, Origins } = require("boardgame.io/server");
const { Bag } = require("./bag.js");

const server = Server({ games: [Bag], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`http://127.0.0.1:${appServer.address().port}`);
});
