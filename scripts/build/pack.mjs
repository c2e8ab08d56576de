/**
 * Packs many texts into one list of pieces: a string is new, two numbers say where the same stood before and how long.
 * A host that only knows gzip looks back 32 KB; this looks back over the whole site. `unpack` in app/_worker undoes it.
 */

/** Shorter repeats any compression finds by itself, and says in fewer bytes. */
const SHORTEST = 400
/** What the reader knows already lies outside of what is compressed. */
const SHORTEST_KNOWN = 40
/** How many bytes say where a repeat may begin. */
const SEED = 16
const BITS = 21

const startsCharacter = (bytes, at) => at >= bytes.length || (bytes[at] & 0xc0) !== 0x80

function seedAt(bytes, at) {
  let hash = 0
  for (let i = 0; i < SEED; i++) hash = (Math.imul(hash, 31) + bytes[at + i]) | 0
  return Math.imul(hash, 0x9e3779b1) >>> (32 - BITS)
}

/** How long what stands at a place goes on as at another, in whole characters; 0 when not worth saying. */
function repeatAt(bytes, at, from, shortest) {
  if (from < 0) return 0
  let length = 0
  while (at + length < bytes.length && bytes[from + length] === bytes[at + length]) length++
  while (length && !startsCharacter(bytes, at + length)) length--
  return length >= shortest ? length : 0
}

/** Pieces of `bytes` from `start` on; what stands before is known to the reader already. Offsets and lengths in bytes. */
export function pack(bytes, start = 0) {
  const [latest, known] = [0, 1].map(() => new Int32Array(1 << BITS).fill(-1))
  const pieces = []
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let said = start
  const say = (to) => to > said && pieces.push(decoder.decode(bytes.subarray(said, to)))
  for (let at = 0; at + SEED <= bytes.length; ) {
    const seed = seedAt(bytes, at)
    const [near, far] = [latest[seed], known[seed]]
    latest[seed] = at
    if (at < start) known[seed] = at
    if (at < start || !startsCharacter(bytes, at)) {
      at++
      continue
    }
    const lengths = [repeatAt(bytes, at, near, SHORTEST), repeatAt(bytes, at, far, SHORTEST_KNOWN)]
    const length = Math.max(...lengths)
    if (!length) {
      at++
      continue
    }
    say(at)
    pieces.push(length === lengths[0] ? near : far, length)
    for (let i = at + 1; i < at + length && i + SEED <= bytes.length; i++) latest[seedAt(bytes, i)] = i
    at += length
    said = at
  }
  say(bytes.length)
  return pieces
}
