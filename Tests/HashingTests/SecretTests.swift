import Hashing
import Testing

/// Random bytes and the comparison of secrets.
struct SecretTests {
    @Test func randomBytesAreAsManyAsAskedForAndNotTheSame() throws {
        #expect(RandomBytes.make(0) == [])
        #expect(RandomBytes.make(-1) == nil)
        let first = try #require(RandomBytes.make(32))
        #expect(first.count == 32 && first != RandomBytes.make(32))
    }

    @Test func bytesAreComparedWhole() {
        let bytes = Array("비밀번호".utf8)
        #expect(ConstantTime.areEqual(bytes, bytes) && ConstantTime.areEqual([], []))
        #expect(!ConstantTime.areEqual(bytes, Array(bytes.dropLast())))
        #expect(!ConstantTime.areEqual(bytes, []))
        for index in bytes.indices {
            var other = bytes
            other[index] ^= 0x80
            #expect(!ConstantTime.areEqual(bytes, other), "byte \(index) was changed")
        }
    }
}
