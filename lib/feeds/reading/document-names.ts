/** Kinds of documents, recognized by names in the four languages and by keys of programs. */
import type { FeedDocument, FeedWord } from '../feed-parts.ts'

type DocumentKind = NonNullable<NonNullable<FeedDocument['kind']>['ours']>

const names: readonly (readonly [DocumentKind, RegExp])[] = [
  ['epc', /\bepc\b|\bpeb\b|\bepb\b|energie|énergie|energy/],
  ['asbestos', /asbest|amiante/],
  ['electricity', /elektri|électri|electri/],
  ['oil-tank', /stookolie|mazout|oil[ _-]?tank|öltank|citerne/],
  ['gas', /gaskeuring|\bgas\b|\bgaz\b|ketel|chaudière|boiler/],
  ['flood', /overstroming|inondation|flood|hochwasser/],
  ['soil', /bodem|\bsols?\b|soil|boden/],
  ['planning', /stedenbouw|urbanis|planning|vergunning|permis|verkaveling|städtebau/],
  ['floor-plan', /grondplan|\bplans?\b|plattegrond|floor[ _-]?plan|grundriss/],
  ['co-ownership', /basisakte|mede-?eigendom|copropriété|syndic|acte de base|co[ _-]?ownership|teilungserklärung/],
  ['lease', /huurcontract|huurovereenkomst|\bbail\b|lease|mietvertrag/],
  ['renovation', /renovati|rénovation|facturen|factures|invoices|sanierung/],
  ['survey', /opmeting|mesurage|survey|meting|bornage|vermessung/],
]

/** The kind as far as the name shows it. */
export function readDocumentKind(name: string): FeedWord<DocumentKind> {
  const lower = name.toLowerCase().replaceAll('_', ' ')
  const ours = names.find(([, pattern]) => pattern.test(lower))?.[0]
  return ours === undefined ? { theirs: name } : { theirs: name, ours }
}
