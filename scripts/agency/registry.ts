/** All subjects of `npm run agency`; each is imported only when it is used, so that help is fast. */
import type { Subject } from './command.ts'

type Entry = { summary: string; load: () => Promise<Subject> }

export const subjects: Readonly<Record<string, Entry>> = {
  alerts: {
    summary: 'mails about listings to whoever saved a search',
    load: async () => (await import('./subjects/alerts.ts')).alerts,
  },
  backup: {
    summary: 'a copy of all that the site holds, taken while it runs and put back elsewhere',
    load: async () => (await import('./subjects/backup.ts')).backup,
  },
  content: { summary: 'the files of the content', load: async () => (await import('./subjects/content.ts')).content },
  feed: {
    summary: 'listings that come from a CRM or from partners',
    load: async () => (await import('./subjects/feed.ts')).feed,
  },
  leads: { summary: 'what visitors sent', load: async () => (await import('./subjects/leads.ts')).leads },
  mail: { summary: 'how the mails of the site look', load: async () => (await import('./subjects/mail.ts')).mail },
  newsletter: {
    summary: 'readers of the newsletter, and mails to them',
    load: async () => (await import('./subjects/newsletter.ts')).newsletter,
  },
  outbox: {
    summary: 'mails that wait or failed, and addresses that want none',
    load: async () => (await import('./subjects/outbox.ts')).outbox,
  },
  owner: { summary: 'owners, and what they read in their portal', load: async () => (await import('./subjects/owner.ts')).owner },
  paper: {
    summary: 'window cards and posters of properties',
    load: async () => (await import('./subjects/paper.ts')).paper,
  },
  'preview-link': {
    summary: 'signed links to what is not published yet',
    load: async () => (await import('./subjects/preview-link.ts')).previewLink,
  },
  staff: { summary: 'who works in the office', load: async () => (await import('./subjects/staff.ts')).staff },
  testimonials: {
    summary: 'testimonials of visitors',
    load: async () => (await import('./subjects/testimonials.ts')).testimonials,
  },
  viewings: {
    summary: 'viewings, waiting lists and applications of tenants',
    load: async () => (await import('./subjects/viewings.ts')).viewings,
  },
}
