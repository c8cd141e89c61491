/** Hosts of the videos and virtual tours of all properties, which the Content-Security-Policy allows. */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
import { parseVideoLink } from '../../domain/property/video-link.ts'
import { eachInPieces } from '../../domain/search/in-pieces.ts'
import { preparedPerSnapshot } from '../content/snapshot/prepared-per-snapshot.ts'
import type { Snapshot } from '../content/snapshot/snapshot-type.ts'
import type { Steps } from '../content/thread/steps.ts'

/** `frames`: of players and tours; `media`: of films. */
export type PlayerHosts = { frames: readonly string[]; media: readonly string[] }

/** Properties whose addresses are read between two yields: a few milliseconds of work. */
const atOnce = 1_000

/** Drafts are included because previews show them. Files of this site need no host. */
function* findInSteps({ propertyById, drafts }: Snapshot): Steps<PlayerHosts> {
  const [frames, media] = [new Set<string>(), new Set<string>()]
  const add = (address: string | undefined) => {
    const link = address === undefined ? undefined : parseVideoLink(address)
    if (link && link.kind !== 'unknown') (link.kind === 'file' ? media : frames).add(new URL(link.embedUrl).host)
  }
  const shown: PublicProperty[] = [...propertyById.values(), ...drafts.propertyById.values()]
  yield* eachInPieces(shown, atOnce, ({ videoUrl, virtualTourUrl }) => {
    add(videoUrl)
    add(virtualTourUrl)
  })
  return { frames: [...frames], media: [...media] }
}

export const { find: findPlayerHosts, prepare: preparePlayerHosts } = preparedPerSnapshot('player-hosts', findInSteps)
