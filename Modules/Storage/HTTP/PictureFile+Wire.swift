import Blobs
import Storage
import Vocabulary
import Wire

extension FileAnswer {
    /// A picture's file, or a link to it; public files may be cached for a week.
    init(_ file: PictureFile, named name: String) {
        self.init(
            mediaType: file.mediaType, size: file.length, entityTag: file.hash,
            cache: file.isPublic ? .week : .nobody, filename: name, link: file.link.map(FileLink.init)
        ) { range throws(ServiceFailure) in
            do throws(PictureError) {
                return BlobStream(try await file.open(range))
            } catch {
                throw error.service ?? .internal(error.code)
            }
        }
    }
}

extension FileLink {
    fileprivate init(_ link: PictureLink) {
        self.init(lifetime: PictureLink.lifetime) { fields in
            link.url(
                BlobFields(
                    mediaType: fields.mediaType, cacheControl: fields.cacheControl,
                    disposition: fields.disposition))
        }
    }
}

/// A blob's bytes on their way to a client.
private final class BlobStream: ByteStream {
    private let reader: any BlobReader

    init(_ reader: any BlobReader) { self.reader = reader }

    func next() async throws(StreamFault) -> [UInt8]? {
        do throws(BlobError) {
            return try await reader.next()
        } catch {
            throw .broken("\(error)")
        }
    }

    func close() { reader.close() }
}

/// A picture's bytes as they come from a server.
final class DownloadReader: BlobReader {
    private let stream: any ByteStream

    init(_ stream: any ByteStream) { self.stream = stream }

    func next() async throws(BlobError) -> [UInt8]? {
        do throws(StreamFault) {
            return try await stream.next()
        } catch {
            throw .unavailable(error.reason)
        }
    }

    func close() { stream.close() }
}
