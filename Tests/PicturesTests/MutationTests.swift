import Pictures
import SampleKit
import TestKit
import Testing

/// Whatever the bytes: an answer, and never a trap.
@Suite struct MutationTests {
    private static let rounds = 10_000

    @Test func readsTenThousandMutatedFiles() throws {
        let samples = try Sample.all.map { try $0.bytes() }
        var generator = SeededGenerator(seed: 20_261_123)
        var (read, refused) = (0, 0)
        for round in 0..<Self.rounds {
            let file = Mutation.of(samples[round % samples.count], by: &generator)
            do throws(PictureRefusal) {
                let header = try PictureHeader(of: file)
                if !Self.isWithinLimits(header) { Issue.record("round \(round): \(header)") }
                read += 1
            } catch {
                refused += 1
            }
        }
        // Both happen often, or the mutations are of no use.
        #expect(read > 1_000 && refused > 1_000, "\(read) read, \(refused) refused")
        #expect(read + refused == Self.rounds)
    }

    @Test(arguments: Sample.all)
    func readsEveryBeginning(_ sample: Sample) throws {
        let bytes = try sample.bytes()
        for count in 0..<bytes.count {
            _ = try? PictureHeader(of: Array(bytes[..<count]))
        }
        #expect(throws: PictureRefusal.self) { try PictureHeader(of: Array(bytes.prefix(10))) }
    }

    /// Output of a decoder that was taken over: what is accepted still holds nothing but pictures.
    @Test func checksTwoThousandMutatedOutputs() throws {
        let header = try PictureHeader(of: SampleFile.bytes("Pictures/turned.jpg"))
        let output = try SampleFile.bytes("Pictures/rendered.output")
        var generator = SeededGenerator(seed: 12)
        var (accepted, refused) = (0, 0)
        for round in 0..<2_000 {
            let mutated = Mutation.of(output, by: &generator)
            do throws(RenderedPictureFault) {
                let picture = try RenderedPicture(output: mutated, of: header)
                if !Self.isPictureAlone(picture) { Issue.record("round \(round): \(picture)") }
                accepted += 1
            } catch {
                refused += 1
            }
        }
        #expect(accepted > 20 && refused > 1_000, "\(accepted) accepted, \(refused) refused")
    }

    private static func isWithinLimits(_ header: PictureHeader) -> Bool {
        header.width > 0 && header.height > 0 && max(header.width, header.height) <= 12_000
            && header.width * header.height <= 50_000_000
    }

    private static func isPictureAlone(_ picture: RenderedPicture) -> Bool {
        picture.full.bytes.starts(with: [0xFF, 0xD8, 0xFF]) && picture.full.bytes.suffix(2) == [0xFF, 0xD9]
            && picture.medium.bytes[8..<16].elementsEqual("WEBPVP8 ".utf8)
            && picture.small.bytes[8..<16].elementsEqual("WEBPVP8 ".utf8)
    }
}

/// Bits flipped, bytes set, cut out or repeated, ends cut off.
enum Mutation {
    static func of(_ bytes: [UInt8], by generator: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0...generator.below(4) where !bytes.isEmpty {
            // Headers are at the beginning: half of all changes go there.
            let place = generator.below(generator.chance(50) ? min(64, bytes.count) : bytes.count)
            switch generator.below(6) {
            case 0: bytes[place] ^= 1 << UInt8(generator.below(8))
            case 1: bytes[place] = generator.pick([0, 1, 0x7F, 0x80, 0xFF], else: 0)
            case 2: bytes.removeLast(bytes.count - place)
            case 3: bytes.removeSubrange(place..<min(bytes.count, place + 1 + generator.below(16)))
            case 4: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 32)], at: place)
            default: bytes[place] = UInt8(generator.below(256))
            }
        }
        return bytes
    }
}
