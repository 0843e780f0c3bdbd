import Composition
import Guests
import Serving

/// `own-server`: everything that `madang-server` does, with the guest book beside Madang's domains.
@main
struct OwnServer {
    static func main() async {
        await Serving.run(domains: Domain.all + [.guests])
    }
}
