/** Numbers that look thrown and are always the same: the same facts get the same ruling anywhere. */
export function dice(): (size: number) => number {
  let state = 7
  return (size) => {
    state = (state * 48271) % 2147483647
    return state % size
  }
}
