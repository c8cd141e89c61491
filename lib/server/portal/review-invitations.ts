/** Invites owners by mail to write a review some days after a sale or letting, once. */
import 'server-only'
import { z } from 'zod'
import type { ConfidentialProperty } from '../../domain/property/confidential-property.ts'
import type { IsoDate } from '../../domain/property/property.ts'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import { daysBetween } from '../../domain/text/date.ts'
import { getConfidential } from '../content/snapshot/confidential.ts'
import { type Db, getDb } from '../db/client.ts'
import { queueMessages } from '../db/repositories/outbox/outbox.ts'
import { findRecipients } from '../db/repositories/portal/monthly-reports.ts'
import { saveReviewInvitation } from '../db/repositories/portal/review-invitations.ts'
import { button, opening } from '../mail/mail-parts.ts'
import { agentBlocks } from '../mail/mail-property.ts'
import { defineTemplate } from '../mail/mail-template.ts'
import { isEnabled } from '../pages/feature.ts'
import { languageInUse } from '../pages/language-in-use.ts'
import { linkHref } from '../pages/link-href.ts'
import { findContentPage } from '../pages/pages.ts'
import { absoluteUrl } from '../runtime/site-url.ts'
import { repeat } from '../runtime/worker.ts'
import { ownAddress } from './property-head.ts'

/** Original path of the page with the form. */
const reviewPath = 'testimonials'

/** Days after the sale between which the invitation is sent; nothing is sent later, for example for old sales in new content. */
const [firstDay, lastDay] = [7, 90]

/** Renders no mail when the property is no longer in the content, or is available again. */
export const reviewTemplate = defineTemplate({
  name: 'review-invitation',
  schema: z.object({ propertyId: z.number() }),
  render: ({ propertyId }, { t, language }) => {
    const property = getConfidential().propertyById.get(propertyId)
    if (!property || property.availability === 'available') return undefined
    const address = ownAddress(property, language)
    return {
      title: t('ReviewInvitation.title'),
      preheader: address,
      aside: t('Mail.reference', { id: String(propertyId) }),
      blocks: [
        opening('', t(`ReviewInvitation.${property.availability}`, { address }), t('ReviewInvitation.text')),
        button(t('ReviewInvitation.write'), absoluteUrl(linkHref(reviewPath, language))),
        ...agentBlocks([property.agentId], language),
      ],
      closing: [t('ReviewInvitation.why')],
    }
  },
})

/** Without a known sale date nothing is due. */
function isDue({ availability, marqueeDate }: ConfidentialProperty, today: IsoDate): boolean {
  if (availability === 'available' || !marqueeDate) return false
  const days = daysBetween(marqueeDate, today)
  return days >= firstDay && days <= lastDay
}

/** @returns the number of invitations @throws database errors. */
export async function inviteReviews(db: Db, now: Date): Promise<number> {
  if (!isEnabled('testimonials') || !findContentPage(reviewPath)) return 0
  const { propertyById } = getConfidential()
  const today = toLocalTime(now).date
  let invited = 0
  for (const recipient of await findRecipients(db, now)) {
    const property = propertyById.get(recipient.propertyId)
    if (!property || !isDue(property, today)) continue
    const to = { to: recipient.email, language: languageInUse(recipient.language) }
    const message = reviewTemplate.mail(to, { propertyId: property.id })
    const isFirst = await db.transaction().execute(async (transaction) => {
      const saved = await saveReviewInvitation(transaction, recipient, now)
      if (saved)
        await queueMessages(transaction, [{ kind: 'mail', priority: 'bulk', subject: 'review-invitation', message }], now)
      return saved
    })
    invited += Number(isFirst)
  }
  return invited
}

const hourMs = 3_600_000

export const reviewInvitations = repeat('review invitations', hourMs, async () => {
  await inviteReviews(await getDb(), new Date())
})
