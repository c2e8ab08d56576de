/** A case in a sentence for each checker of Twilight Imperium 4: its empty field shows it. */
export const examples: Readonly<Record<string, string>> = {
  movement: '2 cruisers from 27 through 45 to 25',
  adjacency: '26 and 39, alpha wormholes',
  'fleet-pool': '3 cruisers and a carrier, fleet pool 3',
  transport: 'carrier with 2 infantry and 2 fighters from 27 to 25',
  'space-cannon': 'PDS2 in 20, my cruiser in 21',
  reach: 'which of my 2 cruisers in 27 reach 25',
  route: 'cruiser from 27 to 25',
  ability: 'retreat with carrier and 2 infantry 40 to 41',
  timing: 'capacity before or after space cannon fire',
  'rift-die': 'carrier rolled a 2 leaving the rift, what of its fighters',
}
