/** The door for everything that is pasted, dropped or chosen as a file: finds the format and reads it. */
import { isAsync, readAsync } from './async.ts'
import { isHexSummary, readHexSummary } from './hex-summary.ts'
import { type NoMap, readMapString } from './map-string.ts'
import type { ReadPosition } from './position.ts'

/** Larger than any public export of a game. */
const LARGEST = 4_000_000

/** A position, or what is wrong with the text. Nothing is guessed: what is not understood is named in `aside`. */
export function readImport(text: string, first?: boolean): ReadPosition | NoMap {
  const trimmed = text.replace(/^\uFEFF/, '').trim()
  if (!trimmed) return { problem: 'Nothing is here yet. Paste a map string, or choose a file.' }
  if (trimmed.length > LARGEST) return { problem: 'This file is too large for a map.' }
  if (/^[{[]\s*["{[\]}]/.test(trimmed)) return readJson(trimmed)
  if (isHexSummary(trimmed)) {
    const read = readHexSummary(trimmed)
    return read.systems.length ? read : { problem: 'No system of this text could be read.', aside: read.aside }
  }
  const read = readMapString(trimmed, 'inactive', first)
  return 'problem' in read ? read : { ...read, seats: [], fleets: [], tokens: [] }
}

function readJson(text: string): ReadPosition | NoMap {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return { problem: 'This looks like JSON but ends early or has a fault in it. Copy the whole file.' }
  }
  if (!isAsync(data))
    return { problem: 'This JSON has no map. The web data of AsyncTI4 have “tilePositions”, its map export “mapInfo”.' }
  const read = readAsync(data)
  return read.systems.length ? read : { problem: 'No tile of this file could be read.', aside: read.aside }
}
