import Synchronization
import Vocabulary

@testable import Wire

/// A small domain that takes photos and gives them back.
struct Album: Hashable, Sendable {
    var id: String
    var note: String?
}

/// What was taken of a photo.
struct Photo: Hashable, Sendable {
    var name: String
    var size: Int
    var text: String?
}

enum PhotoEndpoints {
    static let rule = UploadRule(
        count: 1...2, largest: 1000, mediaTypes: ["image/jpeg", "image/png"],
        texts: [UploadRule.Text("description", atMost: 30)],
        pace: Pace(leastRate: 1000, grace: .seconds(1), whole: .seconds(10)))

    static let album = Shape<Album>(
        "Album", Field("id", .text) { $0.id }, Field("note", WireCoder<String>.text.optional) { $0.note }
    ) { id, note in Album(id: id, note: note) }

    static let photo = Shape<Photo>(
        "Photo", Field("name", .text) { $0.name }, Field("size", .count) { $0.size },
        Field("text", WireCoder<String>.text.optional) { $0.text }
    ) { name, size, text in Photo(name: name, size: size, text: text) }

    static let add = Endpoint<Album, [Photo], BikeFailure>(
        name: "photos.add", .post, "/api/v1/albums/{id}/photos", access: .anyone, takes: rule,
        summary: "Adds photos.", input: album, output: photo.coder.array,
        failures: BikeWire.failures.only(.flatTyre, .invalidFields([])))

    static let read = Endpoint<Album, FileAnswer, BikeFailure>(
        name: "photos.read", "/api/v1/albums/{id}/cover", access: .anyone,
        gives: ["image/jpeg", "image/webp"],
        summary: "Reads the cover.", input: album, failures: BikeWire.failures.only(.flatTyre))
}

/// Takes photos, and gives the one that is the alphabet.
final class PhotoService: Sendable {
    /// What a handler does with the files.
    enum Handling: Sendable {
        case all, first, nothing
        /// Takes all, and fails at the end, or at the first fault.
        case failing
        /// Takes no failure seriously.
        case careless
    }

    static let alphabet = Array("abcdefghijklmnopqrstuvwxyz".utf8)

    let opened = Mutex<[Range<Int>?]>([])
    let streams = Mutex<[OnceStream]>([])
    let calls = Mutex(0)
    let handling: Handling

    init(_ handling: Handling = .all) { self.handling = handling }

    var dispatcher: Dispatcher { dispatcher(files: nil) }

    /// The same with small files kept in memory.
    func dispatcher(files: ResponseCache?) -> Dispatcher {
        let routes = [
            Route(upload: PhotoEndpoints.add) { album, parts, _ throws(BikeFailure) in
                try await self.add(album, parts)
            },
            Route(file: PhotoEndpoints.read) { album, _ throws(BikeFailure) in try self.cover(album) },
        ]
        return Dispatcher(routes, files: files) { _ throws(ServiceFailure) in throw .accessInvalid }
    }

    private func add(_ album: Album, _ parts: any UploadedParts) async throws(BikeFailure) -> [Photo] {
        calls.withLock { $0 += 1 }
        var photos: [Photo] = []
        do throws(ServiceFailure) {
            if handling == .nothing { return [] }
            while let part = try await parts.next() {
                photos.append(
                    Photo(name: part.filename ?? "-", size: part.bytes.count, text: part.texts["description"])
                )
                if handling == .first { return photos }
            }
        } catch {
            if handling == .careless { return photos }
            if handling == .failing { throw .flatTyre }
            throw .service(error)
        }
        if handling == .failing || photos.contains(where: { $0.size == 0 }) { throw .invalidFields([]) }
        return photos
    }

    private func cover(_ album: Album) throws(BikeFailure) -> FileAnswer {
        switch album.id {
        case "elsewhere":
            return answer(size: Self.alphabet.count, link: FileLink(lifetime: .seconds(300), Self.link), open)
        case "none": throw .flatTyre
        case "broken":
            return answer(size: 26) { _ throws(ServiceFailure) in throw .unavailable("the disk is away") }
        case "short": return answer(size: 30, open)
        default: return answer(size: Self.alphabet.count, open)
        }
    }

    private func answer(
        size: Int, link: FileLink? = nil, _ open: @escaping FileAnswer.Open
    ) -> FileAnswer {
        FileAnswer(
            mediaType: "image/jpeg", size: size, entityTag: "abc", cache: .week, filename: "표지 \"1\".jpg",
            link: link, open: open)
    }

    private static func link(_ fields: FileLink.Fields) -> String {
        "https://objects.example/a?\(fields.mediaType)&\(fields.cacheControl)&\(fields.disposition.prefix(6))"
    }

    private func open(_ range: Range<Int>?) async throws(ServiceFailure) -> any ByteStream {
        opened.withLock { $0.append(range) }
        let bytes = Self.alphabet[range ?? 0..<Self.alphabet.count]
        let stream = OnceStream(bytes.map { String(UnicodeScalar($0)) })
        streams.withLock { $0.append(stream) }
        return stream
    }
}
