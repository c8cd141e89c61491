/** Where messages have the word of a choice: `PropertyFacts.words`, by the field that holds it. */

/** Words of closed lists that several fields share. */
const lists: Readonly<Record<string, string>> = {
  electricityCertificate: 'certificate',
  gasCertificate: 'certificate',
  asbestosType: 'asbestos',
  orientationTerrace: 'orientation',
  orientationGarden: 'orientation',
  orientationRear: 'orientation',
}

export const choiceKey = (field: string, value: string): string => `${lists[field] ?? field}.${value}`
