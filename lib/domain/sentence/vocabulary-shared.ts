/** Vocabulary shared by all languages. */
import { bound, flag, land, narrow, subject, times, trait, type, unit, type VocabularyEntry, word } from './meaning.ts'

export const sharedEntries: readonly VocabularyEntry[] = [
  [narrow('1'), 'villa|villas|bungalow|fermette|bel etage'],
  [narrow('2'), 'penthouse|duplex|triplex|loft|lofts'],
  [type('2'), 'flat|flats'],
  [type('3'), 'studio|studios|studio s|kot|koten|kots'],
  [[flag('garage'), unit('garages')], 'garage|garages'],
  [[flag('garage'), unit('parkings')], 'parking|parkings|carport'],
  [subject('epc'), 'epc|peb|epc label|label|epc labels|epc score|epc waarde'],
  [subject('reference'), 'ref|id'],
  [unit('m2'), 'm2|sqm|qm|vkm'],
  [unit('euro'), '€|eur|euro|euros'],
  [unit('kwh'), 'kwh|kwh m2|kwh / m2'],
  [unit('hectare'), 'ha|hectare|hectares|hectaren|hektar'],
  [times(1000), 'k'],
  [times(1_000_000), 'mio|mln|million|miljoen'],
  [bound('max'), 'max|<|≤|maximum|maximaal|maximal'],
  [bound('min'), 'min|>|≥|minimum|minimaal|minimal'],
  [bound('around'), 'ca|circa|±'],
  [word('to'), '-'],
  [word('or'), '/|&'],
  [word('with'), '+'],
  [land, 'plot'],
  [trait('south'), 'sud'],
]
