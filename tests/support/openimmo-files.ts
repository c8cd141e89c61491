/** Transfers of OpenImmo, as its files hold them. */
import { feedPayload } from './feed-fixture'

export const sample = feedPayload('openimmo.xml')

export const transfer = (homes: string, umfang = 'VOLL') =>
  `<openimmo><uebertragung umfang="${umfang}"/><anbieter>${homes}</anbieter></openimmo>`
