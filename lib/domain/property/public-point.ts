/** The public location of a place. */

type Place = { latitude: number; longitude: number; publishAddress: boolean }

/** Exact, or rounded to about a kilometre while the address is hidden; degrees. */
export function publicPoint({ latitude, longitude, publishAddress }: Place): { latitude: number; longitude: number } {
  const round = (degrees: number) => (publishAddress ? degrees : Math.round(degrees * 100) / 100)
  return { latitude: round(latitude), longitude: round(longitude) }
}
