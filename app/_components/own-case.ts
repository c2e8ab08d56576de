/**
 * A case that was told on this device, on another page: it is judged as this table plays, and its ruling is kept. Any
 * other link is somebody's case, with the readings that stand in it. Said behind the address, which is then written anew.
 */
export const MINE = '#mine'
/** The same, and two sides disagree on it. */
export const DISAGREE = '#disagree'

export const isOwnCase = (hash: string): boolean => hash === MINE || hash === DISAGREE
