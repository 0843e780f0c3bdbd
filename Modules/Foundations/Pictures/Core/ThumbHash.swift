#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A blurred placeholder of a picture in about 20 bytes.
///
/// It holds the mean colour, the proportions and the lowest frequencies (ThumbHash, Evan Wallace 2023,
/// <https://evanw.github.io/thumbhash/>).
public enum ThumbHash {
    /// The hash of opaque pixels of three bytes (R, G, B), row by row; nil unless there are width times
    /// height of them and both sides are 1 to 100.
    public static func bytes(of pixels: [UInt8], width: Int, height: Int) -> [UInt8]? {
        guard (1...100).contains(width), (1...100).contains(height), pixels.count == width * height * 3 else {
            return nil
        }
        let longest = Double(max(width, height))
        let across = max(1, rounded(7 * Double(width) / longest))
        let down = max(1, rounded(7 * Double(height) / longest))
        let plane = { (value: (Double, Double, Double) -> Double) in
            stride(from: 0, to: pixels.count, by: 3).map {
                value(Double(pixels[$0]) / 255, Double(pixels[$0 + 1]) / 255, Double(pixels[$0 + 2]) / 255)
            }
        }
        let luminance = Channel(plane { ($0 + $1 + $2) / 3 }, width, height, max(3, across), max(3, down))
        let yellowBlue = Channel(plane { ($0 + $1) / 2 - $2 }, width, height, 3, 3)
        let redGreen = Channel(plane { red, green, _ in red - green }, width, height, 3, 3)
        return head(luminance, yellowBlue, redGreen, isLandscape: width > height, across, down)
            + packed([luminance, yellowBlue, redGreen].flatMap(\.varying))
    }

    /// Five bytes: the constants, the scales, and the number of frequencies on the shorter side.
    private static func head(
        _ luminance: Channel, _ yellowBlue: Channel, _ redGreen: Channel, isLandscape: Bool, _ across: Int,
        _ down: Int
    ) -> [UInt8] {
        let colour =
            rounded(63 * luminance.constant) | rounded(31.5 + 31.5 * yellowBlue.constant) << 6
            | rounded(31.5 + 31.5 * redGreen.constant) << 12 | rounded(31 * luminance.scale) << 18
        let shape =
            (isLandscape ? down : across) | rounded(63 * yellowBlue.scale) << 3
            | rounded(63 * redGreen.scale) << 9 | (isLandscape ? 1 << 15 : 0)
        return [colour, colour >> 8, colour >> 16, shape, shape >> 8].map(UInt8.init(truncatingIfNeeded:))
    }

    /// Packs two values of four bits into a byte, the first in the low bits.
    private static func packed(_ values: [Double]) -> [UInt8] {
        let nibbles = values.map { UInt8(truncatingIfNeeded: rounded(15 * $0)) }
        return stride(from: 0, to: nibbles.count, by: 2).map {
            nibbles[$0] | ($0 + 1 < nibbles.count ? nibbles[$0 + 1] << 4 : 0)
        }
    }

    /// Rounds halves up, as the reference does.
    private static func rounded(_ value: Double) -> Int { Int((value + 0.5).rounded(.down)) }

    /// A channel's cosine transform: the constant, and the varying terms scaled to 0 to 1 around 0.5.
    private struct Channel {
        private(set) var constant = 0.0
        private(set) var varying: [Double] = []
        private(set) var scale = 0.0

        init(_ plane: [Double], _ width: Int, _ height: Int, _ across: Int, _ down: Int) {
            for row in 0..<down {
                let column = Self.wave(row, height)
                for step in 0..<across where step * down < across * (down - row) {
                    let line = Self.wave(step, width)
                    var sum = 0.0
                    for y in 0..<height {
                        for x in 0..<width { sum += plane[x + y * width] * line[x] * column[y] }
                    }
                    add(sum / Double(width * height), isConstant: row == 0 && step == 0)
                }
            }
            if scale > 0 { varying = varying.map { 0.5 + 0.5 / scale * $0 } }
        }

        private mutating func add(_ value: Double, isConstant: Bool) {
            if isConstant {
                constant = value
            } else {
                varying.append(value)
                scale = max(scale, abs(value))
            }
        }

        private static func wave(_ frequency: Int, _ length: Int) -> [Double] {
            (0..<length).map { cos(Double.pi / Double(length) * Double(frequency) * (Double($0) + 0.5)) }
        }
    }
}
