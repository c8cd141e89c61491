/**
 * Hosts of the videos and virtual tours of all properties, which the Content-Security-Policy allows. Computed before a snapshot is
 * shown, so that no visitor waits. On globalThis: each bundle has a copy of this file.
 */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
import { parseVideoLink } from '../../domain/property/video-link.ts'
import { eachInPieces } from '../../domain/search/in-pieces.ts'
import type { Snapshot } from '../content/snapshot/snapshot-type.ts'
import { runAtOnce, type Steps } from '../content/thread/steps.ts'

/** `frames`: of players and tours; `media`: of films. */
export type PlayerHosts = { frames: readonly string[]; media: readonly string[] }

const holder = globalThis as typeof globalThis & { sitePlayerHosts?: WeakMap<Snapshot, PlayerHosts> }

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

function keep(snapshot: Snapshot, hosts: PlayerHosts): PlayerHosts {
  holder.sitePlayerHosts ??= new WeakMap()
  holder.sitePlayerHosts.set(snapshot, hosts)
  return hosts
}

/** Computes the hosts now if they were not computed before. */
export const findPlayerHosts = (snapshot: Snapshot): PlayerHosts =>
  holder.sitePlayerHosts?.get(snapshot) ?? keep(snapshot, runAtOnce(findInSteps(snapshot)))

export function* preparePlayerHosts(snapshot: Snapshot): Steps<void> {
  keep(snapshot, yield* findInSteps(snapshot))
}
