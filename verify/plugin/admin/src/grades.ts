/** From the best to the worst. */
export const GRADES = ['A', 'B', 'C', 'D', 'E'];
