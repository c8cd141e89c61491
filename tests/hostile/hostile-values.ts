/** Known attack strings, for any text parameter. */

/** If unescaped in a page, this would be an element. */
export const canary = `zq"'><zq>`

/** Name of a header that only an injected line break can create. */
export const injectedHeader = 'x-zq'

/** Addresses for server-side request forgery. */
export type Trap = { address: string }

export const attacks = ({ address }: Trap) => [
  canary,
  `javascript:alert('zq')//${canary}`,
  `%0d%0a${injectedHeader}:%201`,
  `\r\n${injectedHeader}: 1`,
  '../../../../../../etc/passwd',
  '..%2f..%2f..%2fpackage.json',
  '..%252f..%252fpackage.json',
  '....//....//package.json',
  '%2e%2e/%2e%2e/package.json',
  '..\\..\\package.json',
  'file:///etc/passwd',
  `http://${address}/`,
  `//${address}/`,
  `/\\${address}/`,
  `https:${address}`,
  `http://own@${address}/`,
  '//evil.example/%2f..',
  '\\\\evil.example',
  'http://evil.example/',
  "' OR 1=1 --",
  '1; DROP TABLE lead;',
  '{{7*7}}#{7*7}',
  '%00',
  '\u0000',
  '%ff%fe',
  '%E0%A4%A',
  '%',
  '\u202e\ud83c\udfe0',
  '-1',
  '0',
  '1e999',
  'NaN',
  '99999999999999999999',
  '2147483648',
  '0x1f',
  '1,2,3,,,',
  'a'.repeat(1500),
  '['.repeat(300),
  '{"__proto__":{"polluted":true}}',
  '__proto__',
  'constructor',
  'undefined',
  'nl',
  'fr',
  'sale',
  'contact',
  '4102318',
  'Antwerpen|2018',
]
