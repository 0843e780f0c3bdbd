import Synchronization

/// The bytes of a multipart body, read part by part in pieces.
final class MultipartStream: ByteStream {
    private enum Step {
        case opening(Int)
        case content(Int)
        case ended
    }

    private let body: MultipartBody
    private let step = Mutex(Step.opening(0))

    init(_ body: MultipartBody) { self.body = body }

    func next() async throws(StreamFault) -> [UInt8]? {
        while true {
            switch step.withLock({ $0 }) {
            case .opening(let index) where index == body.parts.count:
                step.withLock { $0 = .ended }
                return body.ending
            case .opening(let index):
                step.withLock { $0 = .content(index) }
                return body.opening(at: index)
            case .content(let index):
                if let piece = try await body.parts[index].content.stream.next() { return piece }
                step.withLock { if case .content = $0 { $0 = .opening(index + 1) } }
            case .ended: return nil
            }
        }
    }

    func close() {
        step.withLock { $0 = .ended }
        for part in body.parts { part.content.stream.close() }
    }

    func again() -> (any ByteStream)? {
        var parts: [MultipartBody.Part] = []
        for part in body.parts {
            guard let content = part.content.again() else { return nil }
            parts.append(MultipartBody.Part(part.head, content))
        }
        return MultipartStream(MultipartBody(parts, boundary: body.boundary))
    }
}
