/** Names on the drawn map of the Antwerp region, in the official Dutch spelling (ruling 4), from the zoom where they fit. */

export type NameKind = 'city' | 'town' | 'quarter' | 'water' | 'park' | 'road'

export type PlaceName = {
  name: string
  longitude: number
  latitude: number
  kind: NameKind
  fromZoom: number
  /** Left out beyond this zoom, where the name would cover what stands under it. */
  toZoom?: number
  /** Degrees clockwise, for names along a river. */
  angle?: number
}

type Row = readonly [name: string, longitude: number, latitude: number, fromZoom: number, toZoom?: number, angle?: number]

const cities: readonly Row[] = [['Antwerpen', 4.4025, 51.2205, 9, 15]]

const towns: readonly Row[] = [
  ['Berchem', 4.429, 51.1925, 11],
  ['Borgerhout', 4.44, 51.2145, 12],
  ['Deurne', 4.459, 51.2165, 11],
  ['Merksem', 4.445, 51.2475, 11],
  ['Ekeren', 4.417, 51.279, 11],
  ['Hoboken', 4.37, 51.1765, 11],
  ['Wilrijk', 4.394, 51.1685, 11],
  ['Linkeroever', 4.3745, 51.224, 12],
  ['Brasschaat', 4.492, 51.291, 10],
  ['Schoten', 4.503, 51.253, 10],
  ['Kapellen', 4.432, 51.3145, 10],
  ['Mortsel', 4.456, 51.1705, 10],
  ['Edegem', 4.446, 51.153, 11],
  ['Wijnegem', 4.523, 51.2315, 11],
  ['Wommelgem', 4.527, 51.206, 11],
  ['Borsbeek', 4.49, 51.196, 12],
  ['Zwijndrecht', 4.327, 51.2195, 10],
  ['Kruibeke', 4.302, 51.172, 11],
  ['Hemiksem', 4.346, 51.147, 12],
  ['Aartselaar', 4.385, 51.134, 10],
  ['Kontich', 4.449, 51.133, 10],
  ['Schilde', 4.572, 51.2395, 10],
  ['Stabroek', 4.37, 51.332, 11],
  ['Kalmthout', 4.474, 51.384, 10],
  ['Beveren', 4.258, 51.2125, 10],
  ['Ranst', 4.565, 51.19, 11],
  ['Lier', 4.57, 51.131, 10],
  ['Boom', 4.367, 51.089, 10],
]

const quarterNames: readonly Row[] = [
  ['Eilandje', 4.4125, 51.2345, 13],
  ['Zuid', 4.396, 51.2085, 13],
  ['Zurenborg', 4.43, 51.207, 13],
  ['Seefhoek', 4.429, 51.2265, 13],
  ['Kiel', 4.393, 51.194, 13],
  ['Luchtbal', 4.4225, 51.258, 13],
  ['Dam', 4.428, 51.236, 14],
  ['Sint-Andries', 4.398, 51.2155, 14],
  ['Diamantwijk', 4.4185, 51.2155, 14],
  ['Schipperskwartier', 4.4025, 51.2265, 14],
  ['Haringrode', 4.421, 51.2025, 14],
  ['Groenenhoek', 4.4395, 51.1995, 14],
  ['Deurne-Noord', 4.46, 51.2285, 13],
  ['Deurne-Zuid', 4.457, 51.207, 13],
  ['Oud-Berchem', 4.4285, 51.198, 14],
  ['Oud-Merksem', 4.449, 51.2435, 14],
  ['Mariaburg', 4.437, 51.2975, 12],
  ['Maria-ter-Heide', 4.527, 51.316, 12],
  ['Valaar', 4.403, 51.175, 14],
]

const waters: readonly Row[] = [
  ['Schelde', 4.386, 51.212, 12, 18, -52],
  ['Schelde', 4.327, 51.255, 10, 18, -50],
  ['Schelde', 4.3235, 51.162, 12, 18, 78],
  ['Albertkanaal', 4.482, 51.2301, 12, 18, 12],
  ['Kanaaldok', 4.335, 51.302, 11, 18, -36],
  ['Kattendijkdok', 4.4055, 51.237, 14, 18, 86],
  ['Willemdok', 4.4068, 51.2309, 15],
  ['Bonapartedok', 4.406, 51.2287, 16],
  ['Amerikadok', 4.4045, 51.249, 13],
  ['Galgenweel', 4.3685, 51.2119, 14],
]

const parkNames: readonly Row[] = [
  ['Rivierenhof', 4.476, 51.2235, 13],
  ['Nachtegalenpark', 4.4165, 51.183, 13],
  ['Stadspark', 4.4155, 51.2112, 14],
  ['Park Spoor Noord', 4.4232, 51.2333, 14],
  ['Boekenbergpark', 4.458, 51.2008, 14],
  ['Peerdsbos', 4.484, 51.2845, 12],
  ['Park van Brasschaat', 4.511, 51.2905, 13],
  ['Hobokense Polder', 4.35, 51.1865, 12],
  ['Sint-Annabos', 4.353, 51.2277, 13],
  ['Oude Landen', 4.404, 51.2762, 13],
  ['Kalmthoutse Heide', 4.418, 51.386, 12],
]

const roads: readonly Row[] = [
  ['R1', 4.4505, 51.2205, 12],
  ['R1', 4.409, 51.1875, 12],
  ['E19', 4.4585, 51.296, 10],
  ['E19', 4.45, 51.144, 10],
  ['E313', 4.495, 51.2058, 13],
  ['E313', 4.65, 51.1798, 10],
  ['E34', 4.636, 51.2075, 10],
  ['E34', 4.27, 51.2425, 10],
  ['E17', 4.275, 51.18, 10],
  ['A12', 4.388, 51.2985, 11],
  ['A12', 4.37, 51.141, 10],
  ['R2', 4.345, 51.293, 11],
  ['N1', 4.481, 51.281, 12],
  ['N1', 4.432, 51.174, 12],
  ['N10', 4.478, 51.162, 12],
  ['N11', 4.4187, 51.2885, 12],
  ['N12', 4.548, 51.2355, 12],
  ['N120', 4.4205, 51.266, 13],
  ['N121', 4.5055, 51.262, 12],
]

const all: readonly (readonly [NameKind, readonly Row[]])[] = [
  ['road', roads],
  ['park', parkNames],
  ['water', waters],
  ['quarter', quarterNames],
  ['town', towns],
  ['city', cities],
]

/** The more important a name, the later it is drawn. */
export const placeNames: readonly PlaceName[] = all.flatMap(([kind, rows]) =>
  rows.map(([name, longitude, latitude, fromZoom, toZoom, angle]) => ({
    name,
    longitude,
    latitude,
    kind,
    fromZoom,
    ...(toZoom !== undefined && { toZoom }),
    ...(angle !== undefined && { angle }),
  })),
)
