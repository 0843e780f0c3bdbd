/// Reed-Solomon codewords over the field of 256 elements with the polynomial x^8 + x^4 + x^3 + x^2 + 1, as QR
/// codes have them (ISO/IEC 18004:2015, section 7.5).
enum QRCorrection {
    /// The remainder of the data divided by the generator of that many codewords.
    static func codewords(_ count: Int, for data: [UInt8]) -> [UInt8] {
        let generator = generator(count)
        var remainder = [UInt8](repeating: 0, count: count)
        for byte in data {
            let factor = byte ^ remainder[0]
            remainder = Array(remainder.dropFirst()) + [0]
            for index in 0..<count { remainder[index] ^= product(generator[index], factor) }
        }
        return remainder
    }

    /// The coefficients of (x - 1)(x - 2)(x - 4)… with that many factors, without the highest, which is 1.
    private static func generator(_ count: Int) -> [UInt8] {
        var (coefficients, root) = ([UInt8](repeating: 0, count: count - 1) + [1], UInt8(1))
        for _ in 0..<count {
            for index in 0..<count {
                let next = index + 1 < count ? coefficients[index + 1] : 0
                coefficients[index] = product(coefficients[index], root) ^ next
            }
            root = product(root, 2)
        }
        return coefficients
    }

    /// The product of two elements.
    static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
        var product: UInt8 = 0
        for bit in (0..<8).reversed() {
            let isOver = product & 0x80 != 0
            product = product << 1 ^ (isOver ? 0x1D : 0)
            if right >> UInt8(bit) & 1 == 1 { product ^= left }
        }
        return product
    }
}
