import ContractKit
import SampleKit
import Storage
import Vocabulary

/// Uploads and removes pictures of its own, for one client of a drill.
struct PictureWriter: DrillWriter {
    /// All that a write says about a picture.
    static let there = "uploaded"

    private struct Own {
        let id: PictureID
        let description: String
    }

    /// Fewer than a member may have that nothing shows.
    private static let most = 8

    private let left: [MemberID: [PictureView]]
    private var own: [Own] = []

    /// A writer; `left` gives each member's pictures from earlier rounds.
    init(_ left: [MemberID: [PictureView]]) { self.left = left }

    mutating func begin(_ client: inout DrillClient) async {
        own = left[client.member.id, default: []].map {
            Own(id: $0.id, description: $0.card.description)
        }
    }

    mutating func write(_ client: inout DrillClient) async {
        if own.count >= Self.most || !own.isEmpty && client.random.chance(40) {
            await remove(client.random.below(own.count), &client)
        } else {
            await upload(&client)
        }
    }

    private mutating func upload(_ client: inout DrillClient) async {
        let (description, number) = (client.newName(PictureDrill.name), client.random.below(1 << 20))
        let views = await client.send(.picture(description), Self.there) {
            [member = client.member] () throws(PictureError) in
            let file = PictureUpload(SamplePicture.png(number), description: description)
            return try await member.pictures().upload([file])
        }
        guard let picture = views?.first else { return }
        own.append(Own(id: picture.id, description: description))
    }

    private mutating func remove(_ index: Int, _ client: inout DrillClient) async {
        let picture = own.remove(at: index)
        _ = await client.send(.picture(picture.description), nil) {
            [member = client.member] () throws(PictureError) in
            try await member.pictures().remove(picture.id)
        }
    }
}
