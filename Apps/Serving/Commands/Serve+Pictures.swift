import Logging
import Operations
import Settings
import Vocabulary

extension Settings {
    /// Checks the object store for pictures before the first request. A wrong setting is thrown; a store that
    /// does not answer is logged, and all else is served meanwhile. Throws `PictureStoreError`.
    func tryPictureStore(_ logger: Logger) async throws {
        let check = PictureStoreCheck(pictures)
        guard check.isNeeded else { return }
        do throws(PictureStoreError) {
            try await check.run()
            logger.info("picture store tried", metadata: ["place": "\(pictures)"])
        } catch {
            guard error.isPassing else { throw error }
            logger.error("the picture store does not answer", metadata: ["reason": "\(error.message)"])
        }
    }
}
