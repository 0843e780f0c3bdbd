import Hashing
import Testing

/// BLAKE2b with 256 bits, against what Python's hashlib (by the authors of RFC 7693) says.
struct BLAKE2bTests {
    @Test func digestsAreThoseOfTheReference() {
        let numbers = (0..<64).map { UInt8($0) }
        let abc = Array("abc".utf8)
        #expect(
            hex(BLAKE2b.digest(of: []))
                == "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8")
        #expect(
            hex(BLAKE2b.digest(of: abc))
                == "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319")
        #expect(
            hex(BLAKE2b.digest(of: Array("한글 장터".utf8), key: Array(numbers[..<32])))
                == "81f0aa6e3dba43a3b339102ac9fb9d14b9d3ac6d3b03ab42ebd4d23ac758fb57")
        #expect(
            hex(BLAKE2b.digest(of: abc, key: numbers))
                == "dff38c978666dff5631db35ca15535520d134f5c8060ea569c6a178ad393719f")
    }

    @Test func aLongKeyStandsForItsDigest() {
        #expect(
            hex(BLAKE2b.digest(of: Array("abc".utf8), key: (0..<65).map { UInt8($0) }))
                == "3d3c575878175048d4c201d373136398dee890f81a30cdfa41d84e488b617a70")
    }
}
