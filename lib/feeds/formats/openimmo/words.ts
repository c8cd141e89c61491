/** Meaning of OpenImmo's kinds and states, by its schema 1.2.7. */
import type { FeedKind, FeedState } from '../../feed-listing.ts'
import { type WordOf, type Words, wordsOf } from '../../reading/feed-words.ts'

/** Elements of `objektart`. */
export const kinds: Words<FeedKind> = wordsOf({
  studio: ['zimmer'],
  apartment: ['wohnung'],
  house: ['haus'],
  plot: ['grundstueck'],
  office: ['buero_praxen'],
  shop: ['einzelhandel', 'gastgewerbe'],
  industrial: ['hallen_lager_prod'],
  farm: ['land_und_forstwirtschaft'],
  garage: ['parken'],
  investment: ['zinshaus_renditeobjekt'],
  other: ['sonstige', 'freizeitimmobilie_gewerblich'],
})

/** The attribute of that element, where it is more specific. */
export const subKinds: Words<FeedKind> = wordsOf(
  {
    villa: ['villa', 'landhaus', 'schloss', 'burg', 'herrenhaus', 'chalet', 'finca'],
    farm: ['bauernhaus', 'resthof'],
    investment: ['mehrfamilienhaus', 'apartmenthaus'],
    studio: ['loft-studio-atelier', 'apartment'],
  },
  ['keine_angabe'],
)

export const states: Words<FeedState> = wordsOf({ available: ['offen'], option: ['reserviert'], sold: ['verkauft'] })

export const interiors: Words<WordOf<'interior'>> = wordsOf(
  {
    new: ['erstbezug', 'projektiert'],
    excellent: ['neuwertig', 'voll_saniert', 'teil_vollsaniert', 'teil_vollrenoviert', 'modernisiert', 'teil_saniert'],
    good: ['gepflegt'],
    'to-renovate': ['teil_vollrenovierungsbed', 'sanierungsbeduerftig', 'baufaellig', 'abrissobjekt', 'entkernt'],
    shell: ['rohbau'],
  },
  ['nach_vereinbarung', 'keine_angabe'],
)

/** Attributes that are true, from narrow to wide. */
export const heatingFlags: readonly (readonly [string, WordOf<'heating'>])[] = [
  ['ausstattung.befeuerung.@LUFTWP', 'heat-pump'],
  ['ausstattung.befeuerung.@ERDWAERME', 'heat-pump'],
  ['ausstattung.befeuerung.@FERN', 'district'],
  ['ausstattung.heizungsart.@FERN', 'district'],
  ['ausstattung.befeuerung.@PELLET', 'pellet'],
  ['ausstattung.befeuerung.@OEL', 'oil'],
  ['ausstattung.befeuerung.@GAS', 'gas'],
  ['ausstattung.befeuerung.@ELEKTRO', 'electric'],
]
export const kitchenFlags: readonly (readonly [string, WordOf<'kitchen'>])[] = [
  ['ausstattung.kueche.@PANTRY', 'kitchenette'],
  ['ausstattung.kueche.@EBK', 'fully-equipped'],
  ['ausstattung.kueche.@OFFEN', 'equipped'],
]
export const roofFlags: readonly (readonly [string, WordOf<'roof'>])[] = [
  ['ausstattung.dachform.@MANSARDDACH', 'mansard'],
  ['ausstattung.dachform.@FLACHDACH', 'flat'],
  ['ausstattung.dachform.@WALMDACH', 'hipped'],
  ['ausstattung.dachform.@KRUEPPELWALMDACH', 'hipped'],
  ['ausstattung.dachform.@PYRAMIDENDACH', 'hipped'],
  ['ausstattung.dachform.@SATTELDACH', 'pitched'],
  ['ausstattung.dachform.@PULTDACH', 'pitched'],
]
export const orientationFlags: readonly (readonly [string, WordOf<'orientationTerrace'>])[] = [
  ['ausstattung.ausricht_balkon_terrasse.@NORDOST', 'NE'],
  ['ausstattung.ausricht_balkon_terrasse.@NORDWEST', 'NW'],
  ['ausstattung.ausricht_balkon_terrasse.@SUEDOST', 'SE'],
  ['ausstattung.ausricht_balkon_terrasse.@SUEDWEST', 'SW'],
  ['ausstattung.ausricht_balkon_terrasse.@NORD', 'N'],
  ['ausstattung.ausricht_balkon_terrasse.@SUED', 'S'],
  ['ausstattung.ausricht_balkon_terrasse.@OST', 'E'],
  ['ausstattung.ausricht_balkon_terrasse.@WEST', 'W'],
]

/** `gruppe` of an attachment. */
export const pictureGroups = new Set(['TITELBILD', 'INNENANSICHTEN', 'AUSSENANSICHTEN', 'BILD', 'KARTEN_LAGEPLAN'])
