/**
 * Reads the message that a viewed page sends; crawlers and visitors who object to being counted are left out
 * (docs/decisions/017).
 */
import 'server-only'
import { z } from 'zod'
import { isCrawlerName } from '../../domain/page-views/crawler.ts'
import { sourceOf } from '../../domain/page-views/page-view-source.ts'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import { currentOwner } from '../accounts/current-account.ts'
import type { Db } from '../db/client.ts'
import { isOwnProperty } from '../db/repositories/portal/owner-properties.ts'
import type { CountedPageView } from '../db/repositories/portal/page-views.ts'
import { visitorAddress } from '../http/visitor-address.ts'
import { findProperty } from '../property/property-detail.ts'
import { findSalt, visitorHash } from './visitor-hash.ts'

/** Bytes; our pages send no longer message. */
const maxLength = 1_000

const messageSchema = z.object({
  property: z.string(),
  kind: z.enum(['view', 'favourite', 'share']),
  referrer: z.string().max(255).default(''),
  campaign: z.string().max(100).default(''),
})

/** Browsers send `Sec-Fetch-Site`; older ones at least `Origin`. */
function isOwnPage(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  return origin !== null && URL.canParse(origin) && new URL(origin).host === headers.get('host')
}

/** Global Privacy Control and Do Not Track count as an objection by automated means (GDPR, article 21(5)). */
const objects = (headers: Headers) => headers.get('sec-gpc') === '1' || headers.get('dnt') === '1'

/** Whether the request comes from a person who may be counted. */
function mayCount(headers: Headers): boolean {
  const isPerson = !isCrawlerName(headers.get('user-agent') ?? '') && headers.has('accept-language')
  return isPerson && isOwnPage(headers) && !objects(headers)
}

async function readMessage(request: Request) {
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  if (!(length <= maxLength)) return undefined
  return messageSchema.safeParse(Object.fromEntries(new URLSearchParams(await request.text()))).data
}

/** Owners view their own property often; only logged-in owners can be recognized. */
async function isByOwner(db: Db, headers: Headers, propertyId: number): Promise<boolean> {
  const owner = await currentOwner(headers)
  return owner !== null && isOwnProperty(db, owner.id, propertyId)
}

export type ReadPageView = { pageView: CountedPageView; connection: string }

/**
 * Undefined for what is not counted: crawlers, objections, owners themselves, unknown or archived properties, invalid messages.
 */
export async function readPageView(db: Db, request: Request, now: Date): Promise<ReadPageView | undefined> {
  const { headers } = request
  if (!mayCount(headers)) return undefined
  const message = await readMessage(request)
  const property = message && findProperty(message.property)
  if (!property || property.archived || (await isByOwner(db, headers, property.id))) return undefined
  const { kind, referrer, campaign } = message
  const { date: day } = toLocalTime(now)
  const salt = await findSalt(db, day)
  const visitor = { address: visitorAddress(headers.get('x-forwarded-for')), userAgent: headers.get('user-agent') ?? '' }
  const source = sourceOf({ referrer, campaign, ownHost: headers.get('host') ?? '' })
  return {
    pageView: { propertyId: property.id, day, kind, source, hash: visitorHash(salt, visitor, [property.id, kind]) },
    connection: visitorHash(salt, { ...visitor, userAgent: '' }, [property.id, kind, 'connection']),
  }
}
