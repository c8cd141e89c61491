/**
 * The mail about a discreet property to a subscriber whose saved search matches it: only what the page with discreet properties shows.
 */
import 'server-only'
import { z } from 'zod'
import { formatPrice } from '../../../domain/property/price.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import { greet } from '../../leads/mail-parts.ts'
import { button, opening, paragraph } from '../../mail/mail-parts.ts'
import { defineTemplate } from '../../mail/mail-template.ts'
import { linkHref } from '../../pages/link-href.ts'
import { absoluteUrl } from '../../runtime/site-url.ts'
import { searchMailing } from '../saved-searches/search-mailing.ts'

/** Not sent once the page no longer shows the property. */
export const discreetPropertyTemplate = defineTemplate({
  name: 'discreet-offer',
  schema: z.object({ subscriberId: z.string(), firstName: z.string(), reference: z.string() }),
  render: ({ subscriberId, firstName, reference }, { t, language, queuedAt }) => {
    const discreet = getSnapshot().discreetProperties.find((each) => each.reference === reference)
    if (!discreet) return undefined
    const price = t('DiscreetCard.price', { from: formatPrice(discreet.priceFrom), to: formatPrice(discreet.priceTo) })
    return {
      title: t('DiscreetMail.title'),
      preheader: `${discreet.title[language]}, ${price}`,
      aside: t('Mail.reference', { id: reference }),
      blocks: [
        opening(greet(t, firstName), t('DiscreetMail.text')),
        { kind: 'heading', text: discreet.title[language] },
        paragraph(discreet.text[language]),
        { kind: 'list', items: [price, ...discreet.facts.map((fact) => fact[language])] },
        button(t('DiscreetMail.ask'), absoluteUrl(linkHref('Discreet', language))),
        paragraph(t('DiscreetMail.secret')),
      ],
      closing: [t('Alerts.why'), { label: t('Alerts.end'), href: searchMailing.link('end', subscriberId, language, queuedAt) }],
      headers: searchMailing.endHeaders(subscriberId, language, queuedAt),
    }
  },
})
