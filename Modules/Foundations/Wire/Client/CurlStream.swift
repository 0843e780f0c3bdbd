import Synchronization
import Wire

/// The body of an answer, read as it arrives. libcurl buffers only a few pieces ahead.
final class CurlStream: ByteStream {
    private let id: UInt64
    private let mailbox: Mailbox
    private let isClosed = Atomic(false)

    init(_ id: UInt64, _ mailbox: Mailbox) {
        self.id = id
        self.mailbox = mailbox
    }

    deinit { close() }

    func next() async throws(StreamFault) -> [UInt8]? {
        if isClosed.load(ordering: .relaxed) { return nil }
        let taken = await withTaskCancellationHandler {
            do throws(StreamFault) {
                return Result<[UInt8]?, StreamFault>.success(try await self.mailbox.take(self.id))
            } catch {
                return .failure(error)
            }
        } onCancel: {
            close()
        }
        return try taken.get()
    }

    func close() {
        isClosed.store(true, ordering: .relaxed)
        mailbox.leave(id)
    }
}
