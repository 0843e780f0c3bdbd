import Hashing
import Testing

/// Ed25519 by the tests of RFC 8032, section 7.1, and RFC 8037, appendix A; and what is no signature.
struct Ed25519Tests {
    struct Case: Sendable, CustomStringConvertible {
        let description: String
        let seed: String
        let publicKey: String
        let message: String
        let signature: String
    }

    static let cases = [
        Case(
            description: "TEST 1", seed: "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
            publicKey: "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a", message: "",
            signature: "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"
                + "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"),
        Case(
            description: "TEST 2", seed: "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
            publicKey: "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c", message: "72",
            signature: "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
                + "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"),
        Case(
            description: "TEST 3", seed: "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
            publicKey: "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025", message: "af82",
            signature: "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac"
                + "18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a"),
    ]

    @Test(arguments: cases)
    func signaturesAreThoseOfTheStandard(_ example: Case) throws {
        let key = try #require(Ed25519PrivateKey(seed: try bytes(example.seed)))
        let message = try bytes(example.message)
        #expect(hex(key.publicKey.bytes) == example.publicKey)
        #expect(hex(key.signature(of: message)) == example.signature)
        #expect(key.publicKey.isSignature(try bytes(example.signature), of: message))
    }

    @Test func theExampleOfJOSEIsRight() throws {
        let seed = try #require(Base64URL.decode("nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A"))
        let key = try #require(Ed25519PrivateKey(seed: seed))
        #expect(Base64URL.encode(key.publicKey.bytes) == "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo")
        let signed = "eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc"
        #expect(
            Base64URL.encode(key.signature(of: Array(signed.utf8)))
                == "hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg")
    }

    @Test func aChangedBitAnywhereIsNoSignature() throws {
        let key = try #require(Ed25519PrivateKey(seed: Array(repeating: 7, count: 32)))
        let message = Array("전북 현대 홈".utf8)
        let signature = key.signature(of: message)
        for index in signature.indices {
            for bit in 0..<8 {
                var other = signature
                other[index] ^= 1 << bit
                #expect(!key.publicKey.isSignature(other, of: message), "bit \(bit) of byte \(index)")
            }
        }
        #expect(!key.publicKey.isSignature(signature, of: message + [0]))
        #expect(!key.publicKey.isSignature(Array(signature.dropLast()), of: message))
        #expect(!key.publicKey.isSignature(signature + [0], of: message))
        #expect(!key.publicKey.isSignature([], of: message))
    }

    /// RFC 8032, section 5.1.7: the second half is below the order of the group; the same and the order above
    /// it would satisfy the equation, too.
    @Test func aSignatureCannotBeWrittenOtherwise() throws {
        let key = try #require(Ed25519PrivateKey(seed: Array(repeating: 7, count: 32)))
        let message = Array("마당".utf8)
        var signature = key.signature(of: message)
        let order = try bytes("edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010")
        var carry: UInt16 = 0
        for index in 0..<32 {
            let sum = UInt16(signature[32 + index]) + UInt16(order[index]) + carry
            (signature[32 + index], carry) = (UInt8(truncatingIfNeeded: sum), sum >> 8)
        }
        #expect(carry == 0 && !key.publicKey.isSignature(signature, of: message))
    }

    @Test func keysOfOtherSizesAndOfSmallOrderSignNothing() throws {
        #expect(Ed25519PrivateKey(seed: Array(repeating: 7, count: 31)) == nil)
        #expect(Ed25519PrivateKey(seed: Array(repeating: 7, count: 64)) == nil)
        #expect(Ed25519PublicKey([]) == nil)
        let neutral = try #require(Ed25519PublicKey([1] + Array(repeating: 0, count: 31)))
        let signature = neutral.bytes + Array(repeating: 0, count: 32)
        #expect(!neutral.isSignature(signature, of: Array("무엇이든".utf8)), "it would fit every message")
    }
}
