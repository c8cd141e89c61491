/** Sample mails to the office (content, alarms and feeds), and its mail about a discreet property. */
import type { Language } from '../../../lib/domain/text/language.ts'
import { alarmTemplate } from '../../../lib/server/alarms/alarm-mail.ts'
import { contentHeldTemplate, contentMendedTemplate } from '../../../lib/server/content/publish/content-mails.ts'
import { getSnapshot } from '../../../lib/server/content/snapshot/current-snapshot.ts'
import { feedTemplate } from '../../../lib/server/feeds/feed-mail.ts'
import type { QueuedMail } from '../../../lib/server/mail/mail-template.ts'
import { discreetPropertyTemplate } from '../../../lib/server/subscriptions/discreet/discreet-mail.ts'

export function officeSamples(to: { to: string; language: Language }): { name: string; mail: QueuedMail }[] {
  const because = ['data/properties/4102311.json: pScore: expected a P-score']
  const held = [
    { item: 'properties/4102311.json', shows: 'last good version' as const, because },
    { item: 'articles/energy-renovation-obligation-for-buyers-of-homes.nl.md', shows: 'nothing' as const, because },
  ]
  return [
    {
      name: 'feed-stopped',
      mail: feedTemplate.mail(to, { source: 'whise', because: '7 of 24 listings are gone at once', held: [] }),
    },
    {
      name: 'feed-held-back',
      mail: feedTemplate.mail(to, {
        source: 'whise',
        held: [{ item: '4200001', reason: 'zip: expected a postcode such as 2000' }],
      }),
    },
    { name: 'content-held-back', mail: contentHeldTemplate.mail(to, { refusedBecause: [], held }) },
    {
      name: 'content-refused',
      mail: contentHeldTemplate.mail(to, { refusedBecause: ['data/site.json: expected JSON'], held: [] }),
    },
    ...getSnapshot()
      .discreetProperties.slice(0, 1)
      .map(({ reference }) => ({
        name: 'discreet-offer',
        mail: discreetPropertyTemplate.mail(to, { subscriberId: 'preview', firstName: 'Saar', reference }),
      })),
    {
      name: 'alarm',
      mail: alarmTemplate.mail(to, { kind: 'certificate', count: 45, reason: 'certificate has expired' }),
    },
    { name: 'content-mended', mail: contentMendedTemplate.mail(to, {}) },
  ]
}
