/**
 * What the digits of a board link stand for: tiles with the number of their planets, faces, units, traits of a system.
 * Written down once and for all: a released word stays where it is, whatever becomes of the lists in `data/`; what is new goes to the end.
 */
const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** System tile and how many places for ground forces it has, `26/1`. */
const TILES = words(`
  1/1 2/1 3/1 4/1 5/1 6/1 7/1 8/1 9/2 10/2 11/2 12/2 13/2 14/2 15/2 16/3 17/0 18/1 19/1 20/1 21/1 22/1 23/1 24/1
  25/1 26/1 27/2 28/2 29/2 30/2 31/2 32/2 33/2 34/2 35/2 36/2 37/2 38/2 39/0 40/0 41/0 42/0 43/0 44/0 45/0 46/0
  47/0 48/0 49/0 50/0 51/1 52/1 53/1 54/1 55/1 56/1 57/2 58/3 59/1 60/1 61/1 62/1 63/1 64/1 65/1 66/1 67/1 68/1
  69/2 70/2 71/2 72/2 73/2 74/2 75/3 76/3 77/0 78/0 79/0 80/0 81/0 82/1
  92/1 93/2 94/0 95/1 96A/2 96B/2 97/1 98/1 99/1 100/1 101/1 102/1 103/1 104/1 105/2 106/2 107/2 108/2 109/1
  110/3 111/1 112/1 113/0 114/0 115/1 116/1 117/0 118/1 fracture1/1 fracture2/0 fracture3/0 fracture4/1
  fracture5/0 fracture6/0 fracture7/2
`).map((word) => word.split('/'))

export const TILE_IDS: readonly string[] = TILES.map(([tile]) => tile!)
const PLANETS = new Map(TILES.map(([tile, planets]) => [tile, Number(planets)]))

/** Planets a link counts on a tile. */
export const planetsOn = (tile: string): number => PLANETS.get(tile) ?? 0

export const FACES: readonly string[] = words(`
  83A 83B 84A 84B 85A 85B 86A 86B 87A 87B 88A 88B 89A 89B 90A 90B 91A 91B
`)

export const UNIT_IDS: readonly string[] = words(`
  carrier-i carrier-ii cruiser-i cruiser-ii destroyer-i destroyer-ii dreadnought-i dreadnought-ii fighter-i
  fighter-ii war-sun infantry-i infantry-ii mech pds-i pds-ii space-dock-i space-dock-ii strike-wing-alpha-i
  strike-wing-alpha-ii super-dreadnought-i super-dreadnought-ii exotrireme-i exotrireme-ii advanced-carrier-i
  advanced-carrier-ii prototype-war-sun-i prototype-war-sun-ii saturn-engine-i saturn-engine-ii
  hybrid-crystal-fighter-i hybrid-crystal-fighter-ii hel-titan-i hel-titan-ii floating-factory-i
  floating-factory-ii dimensional-tear-i dimensional-tear-ii duha-menaimon quetzecoatl arc-secundus son-of-ragh
  artemiris the-inferno wrath-of-kenara dynamo genesis hil-colish 0-0-1 arvicon-rex fourth-moon matriarch
  visz-el-vir the-alastor memoria-i memoria-ii cmorran-norr ouranos j-n-s-hylarim the-terror-between
  salai-sai-corian loncara-ssodu van-hauge ysia-yssrila indomitus aerie-sentinel the-egeiro d-w-s-luminous
  quietus heavens-eye heavens-hollow last-dispatch exile-i exile-ii linkship-i linkship-ii corsair
  eidolon-maximum
`)

/** Anomalies and wormholes that tokens and cards add. */
export const TRAITS: readonly string[] = words(`
  asteroid-field nebula supernova gravity-rift entropic-scar alpha beta gamma delta epsilon
`)
