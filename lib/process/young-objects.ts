/** How the engine collects the memory of a process that answers requests. */
import { setFlagsFromString } from 'node:v8'

/**
 * Has every object begin among the young ones. The engine notes which places of the program made objects that lived long, and makes later ones from
 * there among the old at once; after a start or a rush, in which requests wait for seconds, that is every request there is from then on, each of which stays
 * until the next large collection, and every small one looks through all of them (18 to 55 ms, where it takes 2). Called before the site is loaded.
 */
export function beginYoung(): void {
  setFlagsFromString('--no-allocation-site-pretenuring')
}
