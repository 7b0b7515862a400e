/** The left neighbour is the next seat clockwise: hands go there. Cauldrons go to the right. */
export const leftOf = (seat: number, seats: number): number => (seat + 1) % seats;
export const rightOf = (seat: number, seats: number): number => (seat + seats - 1) % seats;
