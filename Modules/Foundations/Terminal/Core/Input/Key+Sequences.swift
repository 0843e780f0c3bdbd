/// Which keys the numbers and ends of sequences stand for.
extension Key.Code {
    /// The key that a sequence ends with.
    init?(final byte: UInt8) {
        switch byte {
        case UInt8(ascii: "A"): self = .up
        case UInt8(ascii: "B"): self = .down
        case UInt8(ascii: "C"): self = .right
        case UInt8(ascii: "D"): self = .left
        case UInt8(ascii: "F"): self = .end
        case UInt8(ascii: "H"): self = .home
        case UInt8(ascii: "M"): self = .enter
        case UInt8(ascii: "P")...UInt8(ascii: "S"): self = .function(Int(byte - UInt8(ascii: "P")) + 1)
        default: return nil
        }
    }

    /// The key of a sequence that ends with a tilde.
    init?(number: Int) {
        switch number {
        case 1, 7: self = .home
        case 2: self = .insert
        case 3: self = .delete
        case 4, 8: self = .end
        case 5: self = .pageUp
        case 6: self = .pageDown
        case 11...15: self = .function(number - 10)
        case 17...21: self = .function(number - 11)
        case 23, 24: self = .function(number - 12)
        default: return nil
        }
    }

    /// The key of that number in kitty's protocol: the character that it writes.
    init?(kitty number: Int) {
        switch number {
        case 9: self = .tab
        case 13: self = .enter
        case 27: self = .escape
        case 127, 8: self = .backspace
        // Keys that write nothing have places of Unicode's private use.
        case 57_344...63_743: return nil
        case 32...:
            guard let scalar = UInt32(exactly: number).flatMap({ Unicode.Scalar($0) }) else { return nil }
            self = .text(scalar)
        default: return nil
        }
    }
}
