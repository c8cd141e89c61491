/** The mails about a shared list: the confirmation of an address, and changes by others. */
import 'server-only'
import { z } from 'zod'
import { formatPrice } from '../../domain/property/price.ts'
import { isListKey } from '../../domain/shared-list/list-key.ts'
import type { Language } from '../../domain/text/language.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { button, opening } from '../mail/mail-parts.ts'
import { defineTemplate } from '../mail/mail-template.ts'
import { unwantedLink } from '../mail/unwanted-mail.ts'
import type { Translate } from '../pages/translator.ts'
import { confirmDays } from '../security/purposes.ts'
import { confirmLink, listMailing, sharedListUrl } from './list-links.ts'

const personId = z.string()

export const listConfirmTemplate = defineTemplate({
  name: 'shared-list-confirm',
  schema: z.object({ personId, name: z.string() }),
  render: ({ personId: id, name }, { t, language, to, queuedAt }) => ({
    title: t('SharedList.mail.confirmTitle'),
    preheader: t('SharedList.mail.confirmText', { days: confirmDays }),
    blocks: [
      opening(t('Forms.mail.greeting', { name }), t('SharedList.mail.confirmText', { days: confirmDays })),
      button(t('SharedList.mail.confirm'), confirmLink(id, to, language, queuedAt)),
    ],
    closing: [t('SharedList.mail.confirmIgnore'), unwantedLink(to, 'shared-list', language, queuedAt)],
  }),
})

const eventKinds = ['added', 'yes', 'doubt', 'no', 'note', 'price', 'marquee'] as const

const eventSchema = z.object({
  kind: z.enum(eventKinds),
  propertyId: z.number(),
  /** The person who changed something; empty for changes of the listing. */
  by: z.string(),
  /** The previous price. */
  before: z.number().optional(),
})

export type ListEvent = z.output<typeof eventSchema>

/** `Bram: ja bij Burgerhuis met stadstuin`; undefined if the property was removed from the content. */
function lineOf({ kind, propertyId, by, before }: ListEvent, language: Language, t: Translate): string | undefined {
  const property = getSnapshot().propertyById.get(propertyId)
  if (!property) return undefined
  const { title, marqueeName } = property.texts[language]
  const { price } = property
  const now = price.kind === 'shown' ? formatPrice(price.amount) : ''
  if (kind === 'price') return t('SharedList.mail.events.price', { title, before: formatPrice(before ?? 0), now })
  return t(`SharedList.mail.events.${kind}`, { title, name: by, marquee: marqueeName })
}

/** Changes since the person last opened the list. The text of notes is only in the list. */
export const listChangesTemplate = defineTemplate({
  name: 'shared-list-news',
  schema: z.object({ personId, key: z.string(), name: z.string(), events: z.array(eventSchema), more: z.number() }),
  render: ({ personId: id, key, name, events, more }, { t, language, queuedAt }) => {
    const items = events.flatMap((event) => lineOf(event, language, t) ?? [])
    if (items.length === 0 || !isListKey(key)) return undefined
    return {
      title: t('SharedList.mail.newsTitle', { count: items.length + more }),
      preheader: items.join(' · '),
      blocks: [
        opening(t('Forms.mail.greeting', { name }), t('SharedList.mail.newsText')),
        { kind: 'list', items: more > 0 ? [...items, t('SharedList.mail.more', { count: more })] : items },
        button(t('SharedList.mail.open'), sharedListUrl(key, language)),
      ],
      closing: [
        t('SharedList.mail.why'),
        { label: t('SharedList.mail.end'), href: listMailing.link('end', id, language, queuedAt) },
      ],
      headers: listMailing.endHeaders(id, language, queuedAt),
    }
  },
})
