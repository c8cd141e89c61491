/** The mail with the monthly figures to an owner (ruling 33). */
import 'server-only'
import { z } from 'zod'
import { formatDecimal } from '../../domain/text/format-number.ts'
import { monthName } from '../../domain/text/month-name.ts'
import { getConfidential } from '../content/snapshot/confidential.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { button, opening } from '../mail/mail-parts.ts'
import { agentBlocks, propertyInMail } from '../mail/mail-property.ts'
import { defineTemplate } from '../mail/mail-template.ts'
import { absoluteUrl } from '../runtime/site-url.ts'
import { actionKindsOf } from './dashboard.ts'
import { portalLink } from './portal-links.ts'
import { ownAddress } from './property-head.ts'

const count = z.number()

/** Renders no mail when the property is no longer in the content. */
export const reportTemplate = defineTemplate({
  name: 'monthly-report',
  /** `month`: `2026-10`. */
  schema: z.object({
    propertyId: z.number(),
    month: z.string(),
    views: count,
    actions: z.record(z.string(), count),
    messages: count,
  }),
  render: ({ propertyId, month, views, actions, messages }, { t, language }) => {
    const property = getConfidential().propertyById.get(propertyId)
    if (!property) return undefined
    const names = { month: monthName(month, language), address: ownAddress(property, language) }
    const shown = getSnapshot().propertyById.get(propertyId)
    const kinds = actionKindsOf(property.goal)
    return {
      title: t('MonthlyReport.subject', names),
      preheader: `${t('PortalReport.views')} ${formatDecimal(views, language)}, ${t('PortalReport.messages')} ${formatDecimal(messages, language)}`,
      aside: t('Mail.portal'),
      blocks: [
        opening('', t('MonthlyReport.text', names)),
        {
          kind: 'figures',
          figures: [
            { label: t('PortalReport.views'), figure: formatDecimal(views, language) },
            { label: t('PortalReport.messages'), figure: formatDecimal(messages, language) },
          ],
        },
        { kind: 'heading', text: t('ActionCounts.title') },
        { kind: 'bars', rows: kinds.map((kind) => ({ label: t(`ActionCounts.${kind}`), count: actions[kind] ?? 0 })) },
        button(t('MonthlyReport.open'), absoluteUrl(portalLink(propertyId, 'report', language, [['month', month]]))),
        ...(shown
          ? [
              {
                kind: 'property' as const,
                property: { ...propertyInMail(shown, language), address: ownAddress(property, language) },
                look: 'line' as const,
              },
            ]
          : []),
        ...agentBlocks([property.agentId], language),
      ],
      closing: [t('MonthlyReport.why')],
    }
  },
})
