import Synchronization
import Vocabulary
import Wire

/// Takes files and tells what came, gives files that it makes up, and remembers what was opened and closed.
final class FilesService: Sendable {
    /// What was taken of a file.
    struct Taken: Hashable, Sendable {
        var name: String
        var size: Int
        var sum: Int
        var text: String?
    }

    static let rule = rule(Pace(leastRate: 1, grace: .seconds(60), whole: .seconds(240)))

    private static func rule(_ pace: Pace) -> UploadRule {
        UploadRule(
            count: 1...40, largest: 10_000_000, mediaTypes: ["image/png"],
            texts: [UploadRule.Text("description", atMost: 1000)], pace: pace)
    }

    static let taken = Shape<Taken>(
        "Taken", Field("name", .text) { $0.name }, Field("size", .count) { $0.size },
        Field("sum", .count) { $0.sum }, Field("text", WireCoder<String>.text.optional) { $0.text }
    ) { name, size, sum, text in Taken(name: name, size: size, sum: sum, text: text) }

    static let folder = Shape<String>("Folder", Field("folder", .text) { $0 }) { $0 }

    static let add = Endpoint<String, [Taken], ServiceFailure>(
        name: "files.add", .post, "/folders/{folder}", access: .anyone, takes: rule, summary: "Takes files.",
        input: folder, output: taken.coder.array, failures: FailureCoder())

    static let addOwn = Endpoint<String, [Taken], ServiceFailure>(
        name: "files.addOwn", .post, "/own/{folder}", access: .member, takes: rule, summary: "Takes files.",
        input: folder, output: taken.coder.array, failures: FailureCoder())

    static let addFast = Endpoint<String, [Taken], ServiceFailure>(
        name: "files.addFast", .post, "/fast/{folder}", access: .anyone,
        takes: rule(Pace(leastRate: 2000, grace: .milliseconds(300), whole: .seconds(60))),
        summary: "Takes files that come fast.", input: folder, output: taken.coder.array,
        failures: FailureCoder())

    static let addSoon = Endpoint<String, [Taken], ServiceFailure>(
        name: "files.addSoon", .post, "/soon/{folder}", access: .anyone,
        takes: rule(.any(within: .milliseconds(300))), summary: "Takes files that come soon.",
        input: folder, output: taken.coder.array, failures: FailureCoder())

    static let read = Endpoint<String, FileAnswer, ServiceFailure>(
        name: "files.read", "/files/{folder}", access: .anyone, gives: ["image/png"],
        summary: "Gives a file of so many bytes.", input: folder, failures: FailureCoder())

    let gate = Gate()
    let opened = Mutex(0)
    let closed = Mutex(0)
    /// How many uploads were handled to their end.
    let done = Mutex(0)

    var dispatcher: Dispatcher {
        Dispatcher(
            [
                Route(upload: Self.add) { folder, parts, _ throws(ServiceFailure) in
                    try await self.take(folder, parts)
                },
                Route(upload: Self.addOwn) { folder, parts, _ throws(ServiceFailure) in
                    try await self.take(folder, parts)
                },
                Route(upload: Self.addFast) { folder, parts, _ throws(ServiceFailure) in
                    try await self.take(folder, parts)
                },
                Route(upload: Self.addSoon) { folder, parts, _ throws(ServiceFailure) in
                    try await self.take(folder, parts)
                },
                Route(file: Self.read) { folder, _ throws(ServiceFailure) in self.file(folder) },
            ],
            authenticate: { token throws(ServiceFailure) in
                guard token == "good" else { throw .accessInvalid }
                return .anonymous
            })
    }

    private func take(_ folder: String, _ parts: any UploadedParts) async throws(ServiceFailure) -> [Taken] {
        if folder == "none" { return [] }
        var taken: [Taken] = []
        while let part = try await parts.next() {
            if folder == "gate" { await gate.pass() }
            taken.append(
                Taken(
                    name: part.filename ?? "-", size: part.bytes.count, sum: Self.sum(part.bytes),
                    text: part.texts["description"]))
        }
        done.withLock { $0 += 1 }
        return taken
    }

    private func file(_ name: String) -> FileAnswer {
        let size = Int(name) ?? 100_000
        let url = name.hasPrefix("link@") ? String(name.dropFirst("link@".count)) : nil
        return FileAnswer(
            mediaType: "image/png", size: size, entityTag: "v\(size)", cache: .week,
            link: url.map { url in FileLink(lifetime: .seconds(60)) { _ in url } }
        ) { range throws(ServiceFailure) in
            self.opened.withLock { $0 += 1 }
            return PatternStream(range ?? 0..<size) { self.closed.withLock { $0 += 1 } }
        }
    }

    /// A sum in which order counts; small enough for the wire.
    static func sum(_ bytes: [UInt8]) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            var (sum, index) = (0, 0)
            // One in so many is enough to see what is missing, doubled or moved.
            while index < bytes.count {
                sum = (sum &* 31 &+ Int(bytes[index])) & 0xFFFF_FFFF
                index += 61
            }
            return sum
        }
    }
}

/// Bytes of a pattern, made when they are asked for: the byte at each place tells the place.
final class PatternStream: ByteStream {
    private let state: Mutex<Range<Int>>
    private let isOpen = Mutex(true)
    private let onClose: @Sendable () -> Void

    init(_ range: Range<Int>, onClose: @escaping @Sendable () -> Void = {}) {
        state = Mutex(range)
        self.onClose = onClose
    }

    static func byte(at place: Int) -> UInt8 { UInt8(truncatingIfNeeded: place / 256 &+ place % 251) }

    /// Blank bytes from so far on: to make hundreds of megabytes takes long.
    private static let blank = 20_000_000

    static func bytes(_ range: Range<Int>) -> [UInt8] {
        if range.lowerBound >= blank { return [UInt8](repeating: 0, count: range.count) }
        return pattern(range)
    }

    private static func pattern(_ range: Range<Int>) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
            for index in 0..<range.count { buffer[index] = byte(at: range.lowerBound + index) }
            count = range.count
        }
    }

    func next() async throws(StreamFault) -> [UInt8]? {
        let range = state.withLock { rest in
            let piece = rest.lowerBound..<min(rest.lowerBound + StreamedBody.piece, rest.upperBound)
            rest = piece.upperBound..<rest.upperBound
            return piece
        }
        return range.isEmpty ? nil : Self.bytes(range)
    }

    func close() {
        let wasOpen = isOpen.withLock { isOpen in
            defer { isOpen = false }
            return isOpen
        }
        if wasOpen { onClose() }
    }
}
