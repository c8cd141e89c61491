/** Kinds of rooms, recognized by names in the four languages and by keys of programs: "slaapkamer 2", "chambre 1", `BEDROOM`. */
import type { FeedRoom, FeedWord } from '../feed-parts.ts'

type RoomKind = NonNullable<FeedRoom['kind']['ours']>

/** The first match counts, so narrow patterns come before wide ones. */
const names: readonly (readonly [RoomKind, RegExp])[] = [
  ['living-kitchen', /leefkeuken|woonkeuken|living[ _-]kitchen|cuisine[ -]?(?:living|séjour)|wohnküche/],
  ['kitchenette', /kitchenette|kitchenet|pantry/],
  ['kitchen', /keuken|cuisine|kitchen|küche/],
  ['shower-room', /douche|shower|duschbad|\bsdd\b/],
  ['bathroom', /badkamer|salle de bain|bathroom|badezimmer|\bsdb\b|^bad$/],
  ['toilet', /toilet|\bwc\b|lavatory/],
  ['bedroom', /slaapkamer|\bchambre|bed ?room|schlafzimmer/],
  ['dressing', /dressing|walk[ _-]?in|ankleide|garde-?robe|wardrobe/],
  ['dining', /eetkamer|eetplaats|salle à manger|dining|esszimmer/],
  ['conservatory', /veranda|véranda|verandah|conservatory|wintergarten|serre|orangerie/],
  ['living', /woonkamer|zitkamer|living|leefruimte|salon|séjour|sitting|wohnzimmer|zithoek/],
  ['meeting-room', /vergader|salle de réunion|meeting|besprechung/],
  ['office', /bureau|kantoor|office|study|praktijk|büro|arbeitszimmer|kabinet/],
  ['laundry', /wasplaats|washok|buanderie|laundry|utility|scullery|bijkeuken|wasruimte|waschküche/],
  ['hall', /inkomhal|hal\b|hall|entr[ée]e|inkom|vestibule|flur|diele|porch/],
  ['landing', /nachthal|overloop|palier|landing/],
  ['mezzanine', /mezzanine|entresol|vide\b/],
  ['attic', /zolder|grenier|attic|dachboden|mansard/],
  ['cellar', /kelder|\bcave\b|cellar|basement|keller|sous-sol/],
  ['parking', /parking|staanplaats|stellplatz|carport/],
  ['garage', /garage/],
  ['roof-terrace', /dakterras|terrasse? (?:de |sur le )?toit|roof[ _-]terrace|dachterrasse|toit-terrasse/],
  ['terrace', /terras|terrace|balkon|balcon|loggia/],
  ['garden', /tuin|jardin|garden|garten/],
  ['pool', /zwembad|piscine|pool|schwimmbad/],
  ['stables', /stal\b|stallen|écurie|stable|étable/],
  ['shop', /winkel|magasin|shop|boutique|laden|showroom/],
  ['workshop', /atelier|werkplaats|workshop|werkstatt|productionhall|hangar|loods/],
  ['studio-room', /studio/],
  ['plot', /perceel|parcelle|plot|terrain|grond\b/],
  ['storage', /berging|bergruimte|berg\b|storage|débarras|rangement|réserve|abstellraum|stock|depot|dépôt/],
]

const numbered = /(?:^|[^\d])(\d{1,2})\s*$/

/** The kind as far as the name shows it. */
export function readRoomKind(name: string): FeedWord<RoomKind> {
  const lower = name.trim().toLowerCase().replaceAll('_', ' ')
  const ours = names.find(([, pattern]) => pattern.test(lower))?.[0]
  return ours === undefined ? { theirs: name } : { theirs: name, ours }
}

/** `2` for "slaapkamer 2". */
export function readRoomNumber(name: string): number | undefined {
  const [, digits] = numbered.exec(name) ?? []
  return digits === undefined || Number(digits) === 0 ? undefined : Number(digits)
}
