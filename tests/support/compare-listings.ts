/** Compares listings in one go, without the steps of the running site. */
import { compareInPieces } from '../../lib/domain/subscriptions/listing-change.ts'
import { runAtOnce } from '../../lib/server/content/thread/steps.ts'

export const compareListings = (...given: Parameters<typeof compareInPieces>) => runAtOnce(compareInPieces(...given))
