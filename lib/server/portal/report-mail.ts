/** The mail with the figures of a month, to an owner (ruling 33). */
import 'server-only'
import { z } from 'zod'
import { formatDecimal } from '../../domain/text/format-number.ts'
import { getConfidential } from '../content/confidential.ts'
import { defineTemplate } from '../mail/mail-template.ts'
import { absoluteUrl } from '../runtime/site-url.ts'
import { actionKindsOf } from './dashboard.ts'
import { monthName } from './month-name.ts'
import { portalLink } from './portal-links.ts'
import { ownAddress } from './property-head.ts'

const count = z.number()

/** Nothing when the property left the site. */
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
    return {
      title: t('MonthlyReport.subject', names),
      paragraphs: [t('MonthlyReport.text', names)],
      rows: [
        { label: t('PortalReport.views'), value: formatDecimal(views, language) },
        ...actionKindsOf(property.goal).map((kind) => ({
          label: t(`ActionCounts.${kind}`),
          value: formatDecimal(actions[kind] ?? 0, language),
        })),
        { label: t('PortalReport.messages'), value: formatDecimal(messages, language) },
      ],
      action: {
        label: t('MonthlyReport.open'),
        href: absoluteUrl(portalLink(propertyId, 'report', language, [['month', month]])),
      },
      closing: [t('MonthlyReport.why')],
    }
  },
})
