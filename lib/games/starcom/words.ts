/** "1 ship", "2 ships": a number with what it counts. `many` only where adding an s is wrong. */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** "1 credit", "4 credits". */
export const money = (n: number): string => counted(n, 'credit')

/** "The Cruiser costs 9 credits", "2 × Corvette cost 6 credits". */
export const costOf = (count: number, one: string, value: number, many = `× ${one}`): string =>
  count === 1 ? `The ${one} costs ${money(value)}` : `${count} ${many} cost ${money(value)}`
