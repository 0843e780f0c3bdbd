import SampleKit

/// Makes inputs that are nearly right out of right ones.
struct Mutator {
    private static let longest = 1 << 16
    private let seeds: [[UInt8]]
    private let words: [[UInt8]]

    /// Starts from the seeds; the words are what the reader of the inputs looks for.
    init(_ seeds: [String], words: [String]) {
        self.init(files: seeds.map { Array($0.utf8) }, words: words)
    }

    /// Starts from files, which nothing is looked for in unless said otherwise.
    init(files: [[UInt8]], words: [String] = []) {
        seeds = files
        self.words = (words + Self.hostile).map { Array($0.utf8) } + Self.broken
    }

    /// The input of that number under the seed, the same in every run.
    func input(_ number: Int, seed: UInt64) -> [UInt8] {
        var random = SeededGenerator(seed: seed, stream: number)
        var bytes = seeds.isEmpty ? [] : seeds[random.below(seeds.count)]
        for _ in 0..<random.below(7) { change(&bytes, &random) }
        return bytes.count > Self.longest ? Array(bytes[..<Self.longest]) : bytes
    }

    private func change(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        let place = random.below(bytes.count + 1)
        let end = min(bytes.count, place + 1 + random.below(16))
        switch random.below(9) {
        case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8(random.below(8))
        case 1 where place < bytes.count: bytes[place] = UInt8(random.below(256))
        case 2: bytes.insert(UInt8(random.below(256)), at: place)
        case 3: bytes.removeSubrange(place..<end)
        case 4: bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count + 1))
        case 5 where !seeds.isEmpty: splice(&bytes, place, &random)
        case 6: bytes.removeSubrange(place...)
        case 7: repeatRange(place..<end, of: &bytes, &random)
        default: bytes.insert(contentsOf: words[random.below(words.count)], at: place)
        }
    }

    /// The rest comes from another seed.
    private func splice(_ bytes: inout [UInt8], _ place: Int, _ random: inout SeededGenerator) {
        let other = seeds[random.below(seeds.count)]
        bytes.replaceSubrange(place..., with: other[random.below(other.count + 1)...])
    }

    private func repeatRange(_ range: Range<Int>, of bytes: inout [UInt8], _ random: inout SeededGenerator) {
        let part = Array(bytes[range])
        let count = random.chance(5) ? 1000 : random.below(40)
        bytes.insert(contentsOf: (0..<count).flatMap { _ in part }, at: range.lowerBound)
    }

    private static let hostile = [
        "\0", "\u{1B}[31m", "\u{1B}]0;x\u{7}", "\u{9B}", "\u{7F}", "\u{202E}", "\u{2066}", "\u{200D}",
        "\u{FEFF}", "\u{FFFE}", "👩‍👩‍👧‍👦", "🇰🇷", "\u{1112}\u{1161}\u{11AB}", "한글",
        "\u{115F}", "\u{300}", "ﷺ", "İ", "ß",
        "\r\n", "\t", "'", "\"", "\\", "--", ";", "%", "_", "*", "..", "/", "null", "true", "-1", "0",
        "9223372036854775807", "9223372036854775808", "-9223372036854775809", "1e999", "1.5", "NaN",
    ]

    private static let broken: [[UInt8]] = [
        [0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xE3, 0x85],
    ]
}
