/** Removing expiring signatures from addresses. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutSignature } from '@/lib/domain/media/unsigned-address'

test.each([
  [
    'https://b.s3.amazonaws.com/1.jpg?X-Amz-Algorithm=A&X-Amz-Date=20261122T080000Z&X-Amz-Expires=900&X-Amz-Signature=ab&v=2',
    'https://b.s3.amazonaws.com/1.jpg?v=2',
  ],
  ['https://d.cloudfront.net/1.jpg?Expires=1&Signature=ab~&Key-Pair-Id=K', 'https://d.cloudfront.net/1.jpg'],
  ['https://storage.googleapis.com/b/1.jpg?X-Goog-Signature=ab&X-Goog-Date=1', 'https://storage.googleapis.com/b/1.jpg'],
  ['https://a.blob.core.windows.net/b/1.jpg?sv=1&se=2&sr=b&sp=r&sig=ab', 'https://a.blob.core.windows.net/b/1.jpg'],
  ['https://a.be/1.jpg?expires=never&w=800', 'https://a.be/1.jpg?expires=never&w=800'],
  ['https://a.be/1.jpg?sp=r', 'https://a.be/1.jpg?sp=r'],
  ['https://a.be/a b.jpg?x=1', 'https://a.be/a b.jpg?x=1'],
  ['feed:front.jpg?Signature=1', 'feed:front.jpg'],
  ['no address?Signature=1', 'no address?Signature=1'],
])('%s without signature is %s', (address, known) => expect(withoutSignature(address)).toBe(known))

test('the result is unchanged by a second run, and another file has another result', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (address) => {
      const known = withoutSignature(address)
      expect(withoutSignature(known)).toBe(known)
      expect(withoutSignature(`${new URL(address).origin}/other.jpg`)).not.toBe(
        withoutSignature(`${new URL(address).origin}/this.jpg`),
      )
    }),
  )
})
