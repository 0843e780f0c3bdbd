import Blobs
import Wire
import WireClient

extension S3BlobStore {
    /// Tries everything a server needs: lists, puts, reads and deletes a probe object that is no picture.
    /// Safe to run concurrently and to repeat after an interruption.
    public func check() async throws(S3Obstacle) {
        let probe = Array("Madang tries whether it may keep objects here.\n".utf8)
        let key = BlobKey(of: probe)
        let name = objects.name(of: key)
        var query = [(name: "list-type", value: "2"), (name: "max-keys", value: "1")]
        if !connection.location.prefix.isEmpty { query.append(("prefix", connection.location.prefix)) }
        try await ask("list", connection.request("GET", query: query))
        let body = try await Self.telling { () throws(BlobError) in
            let spool = try await Spool(in: spoolFolder, on: threads)
            return try await spool.fill(BlobIntake(key, BlobContent(probe), limit: largestBlob))
        }
        try await ask("put", connection.request("PUT", name, bodyHash: key.hash), body)
        try await ask("get", connection.request("GET", name))
        try await ask("delete", connection.request("DELETE", name))
    }

    /// Sends the request, retrying if the store fails. A missing object is accepted: a concurrent check may
    /// have deleted it.
    private func ask(
        _ verb: String, _ request: S3Request, _ body: FileBody? = nil
    ) async throws(S3Obstacle) {
        let answer = try await Self.telling { () throws(BlobError) in
            try await connection.send(request, body: body, understanding: S3Connection.refusals)
        }
        guard answer.status >= 300 else { return }
        if answer.status == 404, S3Document(answer.body).texts(of: "Code").first == "NoSuchKey" { return }
        throw S3Obstacle(answer, to: verb)
    }

    private static func telling<Value>(
        _ body: () async throws(BlobError) -> Value
    ) async throws(S3Obstacle) -> Value {
        do throws(BlobError) {
            return try await body()
        } catch {
            throw silence(error)
        }
    }

    private static func silence(_ error: BlobError) -> S3Obstacle {
        switch error {
        case .unavailable(let reason): .silent(reason)
        case .full: .silent("the store is full")
        case .missing, .damaged, .mismatched, .tooLarge, .outOfRange: .silent("\(error)")
        }
    }
}
