/** Texts and addresses of the demo content in the languages in use, as visitors read them. */
import { finishMessages } from '../../lib/domain/text/finish-text.ts'
import { usualPromises } from '../../lib/domain/text/promises.ts'
import en from '../../messages/en.json' with { type: 'json' }
import fr from '../../messages/fr.json' with { type: 'json' }
import nl from '../../messages/nl.json' with { type: 'json' }

export const languages = ['nl', 'fr', 'en'] as const

export type Language = (typeof languages)[number]

/** Words of the interface. */
export const messages = {
  nl: finishMessages(nl, 'nl', usualPromises),
  fr: finishMessages(fr, 'fr', usualPromises),
  en: finishMessages(en, 'en', usualPromises),
} as const

/** Addresses that are fixed by specification and content. */
export const paths = {
  nl: {
    home: '/nl/',
    sale: '/nl/te-koop/',
    rent: '/nl/te-huur/',
    takeovers: '/nl/over-te-nemen/',
    projects: '/nl/nieuwbouw/',
    contact: '/nl/contact/',
  },
  fr: {
    home: '/fr/',
    sale: '/fr/a-vendre/',
    rent: '/fr/a-louer/',
    takeovers: '/fr/a-remettre/',
    projects: '/fr/projets-neufs/',
    contact: '/fr/contact/',
  },
  en: {
    home: '/en/',
    sale: '/en/for-sale/',
    rent: '/en/for-rent/',
    takeovers: '/en/takeovers/',
    projects: '/en/new-build/',
    contact: '/en/contact/',
  },
} as const

/** One property in each state, by its address in Dutch. */
export const details = {
  sale: '/nl/te-koop/antwerpen/dokappartement-met-dakterras-en-staanplaats/4102318/',
  rent: '/nl/te-huur/antwerpen/gemeubeld-appartement-met-twee-slaapkamers-en-terras/4102405/',
  sold: '/nl/te-koop/ekeren/langgevelhoeve-met-vier-slaapkamers-en-stallen/4102392/',
  rented: '/nl/te-huur/berchem/moderne-stadswoning-met-drie-slaapkamers-en-tuintje/4102411/',
  hiddenAddress: '/nl/te-koop/brasschaat/villa-met-zwembad-en-vijf-slaapkamers/4102375/',
  archived: '/nl/te-koop/deurne/interbellumwoning-met-drie-slaapkamers-en-tuin/4101977/',
  abroad: '/nl/buitenland/strassen/appartement-met-tuinterras-en-twee-slaapkamers/4102445/',
  takeover: '/nl/over-te-nemen/antwerpen/bakkerij-met-koffiezaak-in-een-hoekpand/4102431/',
} as const

/** One page of each kind except those with interaction. */
export const everyKind: readonly string[] = [
  paths.nl.home,
  `${paths.nl.sale}?type=2`,
  `${paths.nl.rent}?view=map`,
  details.sold,
  details.takeover,
  details.archived,
  paths.nl.projects,
  '/nl/nieuwbouw/ekeren/vlierhof/51015/',
  '/nl/media/',
  '/nl/onze-diensten/verkopen/',
  paths.nl.contact,
  '/nl/gratis-schatting/',
  '/nl/bedankt/schatting/',
  '/nl/nergens/',
]
