/** Upcoming viewings whose time the owner can accept or refuse. */
import 'server-only'
import type { ViewingAnswer } from '../../domain/portal/viewing-answer.ts'
import type { Db } from '../db/client.ts'
import { findRequestedViewings } from '../db/repositories/portal/owner-leads.ts'
import { findViewingAnswers } from '../db/repositories/viewings/viewing-answers.ts'
import type { OwnedProperty } from './owned-property.ts'
import { shortName } from './portal-items.ts'

/** `answer`: to the current time; undefined if not answered. */
export type OwnerViewing = { id: string; startsAt: Date; contact: string; answer: ViewingAnswer | undefined }

/** In order of time; viewings without a time are left out. */
export async function findViewingsToAnswer(
  db: Db,
  { ownership }: Pick<OwnedProperty, 'ownership'>,
  now: Date,
): Promise<OwnerViewing[]> {
  const [viewings, answers] = await Promise.all([findRequestedViewings(db, ownership), findViewingAnswers(db, ownership)])
  return viewings
    .flatMap((viewing) => {
      const startsAt = viewing.status === 'confirmed' && viewing.startsAt ? new Date(viewing.startsAt) : undefined
      if (!startsAt || startsAt < now) return []
      const given = answers.get(viewing.id)
      const answer = given && Date.parse(given.startsAt) === startsAt.getTime() ? given : undefined
      return [{ id: viewing.id, startsAt, contact: shortName(viewing), answer }]
    })
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}
