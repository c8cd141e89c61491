/** The message key of a choice: in `PropertyFacts.words`, by the field it belongs to. */

/** Names of closed lists that several fields share. */
const lists: Readonly<Record<string, string>> = {
  electricityCertificate: 'certificate',
  gasCertificate: 'certificate',
  asbestosType: 'asbestos',
  orientationTerrace: 'orientation',
  orientationGarden: 'orientation',
  orientationRear: 'orientation',
}

export const choiceKey = (field: string, value: string): string => `${lists[field] ?? field}.${value}`
