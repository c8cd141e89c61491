/** Encrypts a message for one device, so that the push service between reads nothing of it (RFC 8291 with `aes128gcm`, RFC 8188). */
import 'server-only'
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

export const curve = 'prime256v1'

/** Bytes of a record: the whole message is one. Push services take 4096 at least. */
const recordSize = 4096

export type PushKeys = { publicKey: string; sharedSecret: string }

/** What is random, for the test vector of the standard. */
export type PushChance = { salt: Buffer; privateKey: Buffer | undefined }

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

const label = (text: string) => Buffer.from(`${text}\0`)

function pairOf(privateKey: Buffer | undefined) {
  const pair = createECDH(curve)
  if (privateKey) pair.setPrivateKey(privateKey)
  else pair.generateKeys()
  return pair
}

/** @throws when the keys of the device are no keys. */
export function encryptPush(
  text: string,
  keys: PushKeys,
  { salt, privateKey }: PushChance = { salt: randomBytes(16), privateKey: undefined },
): Buffer {
  const [theirs, secret] = [Buffer.from(keys.publicKey, 'base64url'), Buffer.from(keys.sharedSecret, 'base64url')]
  const pair = pairOf(privateKey)
  const ours = pair.getPublicKey()
  const info = Buffer.concat([label('WebPush: info'), theirs, ours])
  const key = derive(pair.computeSecret(theirs), secret, info, 32)
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(key, salt, label('Content-Encoding: aes128gcm'), 16),
    derive(key, salt, label('Content-Encoding: nonce'), 12),
  )
  const head = Buffer.alloc(5)
  head.writeUInt32BE(recordSize)
  head.writeUInt8(ours.length, 4)
  // The last record ends with a two.
  const body = [cipher.update(text, 'utf8'), cipher.update(Buffer.from([2])), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([salt, head, ours, ...body])
}
