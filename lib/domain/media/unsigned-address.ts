/** Removes expiring signatures from addresses: a signed URL changes at every request while the file stays the same. */

/** Signature parameters that are removed wherever they occur: Amazon, Google, Alibaba. */
const signing = /^x-(amz|goog|oss)-/i

/** Parameters that belong to a signature, by the parameter that carries it: older Amazon and CloudFront, Azure. */
const companions: readonly (readonly [string, readonly string[]])[] = [
  ['signature', ['expires', 'policy', 'key-pair-id', 'awsaccesskeyid', 'googleaccessid', 'ossaccesskeyid']],
  ['sig', ['sv', 'ss', 'srt', 'st', 'se', 'sr', 'sp', 'sip', 'spr', 'skoid', 'sktid', 'skt', 'ske', 'sks', 'skv']],
]

/** The address without signature parameters, to recognise the same file; other addresses unchanged. */
export function withoutSignature(address: string): string {
  if (!address.includes('?') || !URL.canParse(address)) return address
  const url = new URL(address)
  const names = [...url.searchParams.keys()]
  const has = (wanted: string) => names.some((name) => name.toLowerCase() === wanted)
  const dropped = companions.flatMap(([holder, others]) => (has(holder) ? [holder, ...others] : []))
  const signs = (name: string) => signing.test(name) || dropped.includes(name.toLowerCase())
  if (!names.some(signs)) return address
  for (const name of names.filter(signs)) url.searchParams.delete(name)
  return url.href
}
