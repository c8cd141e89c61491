/** Encrypts a message for one device, so that the push service cannot read it (RFC 8291 with `aes128gcm`, RFC 8188). */
import 'server-only'
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

export const curve = 'prime256v1'

/** Record size in bytes; the message is a single record. Push services accept at least 4096. */
const recordSize = 4096

export type PushKeys = { publicKey: string; sharedSecret: string }

/** The random inputs, given explicitly for the test vector of the RFC. */
export type PushRandomness = { salt: Buffer; privateKey: Buffer | undefined }

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

const label = (text: string) => Buffer.from(`${text}\0`)

function pairOf(privateKey: Buffer | undefined) {
  const pair = createECDH(curve)
  if (privateKey) pair.setPrivateKey(privateKey)
  else pair.generateKeys()
  return pair
}

/** @throws for invalid keys of the device. */
export function encryptPush(
  text: string,
  keys: PushKeys,
  { salt, privateKey }: PushRandomness = { salt: randomBytes(16), privateKey: undefined },
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
  // The delimiter of the last record (RFC 8188, 2).
  const body = [cipher.update(text, 'utf8'), cipher.update(Buffer.from([2])), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([salt, head, ours, ...body])
}
