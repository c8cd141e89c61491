/** Transfers in the OpenImmo format. */
import { feedPayload } from './feed-fixture'

export const sample = feedPayload('openimmo.xml')

export const transfer = (homes: string, umfang = 'VOLL') =>
  `<openimmo><uebertragung umfang="${umfang}"/><anbieter>${homes}</anbieter></openimmo>`
